/** A visit and its log, for tests of the diagnostics page. */
import { logEntry } from '../../../domain/logEntry.ts';
import type { Log, Watched } from '../../../src/machines/diagnostics/diagnosticsMachine.ts';

/** The time of the visit: 21:04 in Muscat on 20 November 2026. */
const at = Date.UTC(2026, 10, 20, 17, 4);

export const watched: Watched = {
  isOnline: true,
  health: 'healthy',
  requests: 42,
  errorRate: 1 / 42,
  averageMs: 181.4,
  pending: 1,
  vitals: [
    { name: 'TTFB', value: 212, rating: 'good' },
    { name: 'LCP', value: 2_610, rating: 'needs-improvement' },
    { name: 'CLS', value: 4, rating: 'good' },
    { name: 'INP', value: 640, rating: 'poor' },
  ],
};

export const log: Log = {
  isKept: true,
  entries: [
    logEntry(at, { level: 'INFO', code: 'visit_started' }),
    logEntry(at + 4_000, {
      level: 'ERROR',
      code: 'server_error',
      fields: { method: 'GET', route: '/voter/participants', status: 503, ms: 120 },
    }),
    logEntry(at + 9_000, {
      level: 'WARNING',
      code: 'slow_response',
      fields: { method: 'POST', route: '/voter/vote', status: 201, ms: 5_120 },
    }),
  ],
};

export const emptyLog: Log = { entries: [], isKept: true };
