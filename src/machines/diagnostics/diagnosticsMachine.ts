/** Shows the site's health in this browser and exports its log (specification sections 8 and 9). */
import type { Health } from '../../../domain/callMetrics.ts';
import type { LogEntry, LogLevel } from '../../../domain/logEntry.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedCallback } from '../unprovided.ts';

/** A web vital such as `LCP`: milliseconds, `CLS` in thousandths. */
export type Vital = { name: string; value: number; rating: string };

/** Figures of this visit. */
export type Watched = {
  isOnline: boolean;
  health: Health;
  requests: number;
  /** From 0 to 1. */
  errorRate: number;
  /** Milliseconds. */
  averageMs: number;
  /** Pending calls. */
  pending: number;
  vitals: readonly Vital[];
};

/** The log of this browser, oldest first. */
export type Log = {
  entries: readonly LogEntry[];
  /** Whether entries survive a reload. */
  isKept: boolean;
};

/** The level whose entries are shown; null for all levels. */
export type ChosenLevel = LogLevel | null;

export type DiagnosticsContext = {
  watched: Watched | null;
  log: Log;
  level: ChosenLevel;
  /** The level that had no entries to download. */
  missing: ChosenLevel;
};

export type VisitNews = { watched: Watched; log: Log };

export type DiagnosticsEvent =
  | ({ type: 'news.heard' } & VisitNews)
  | { type: 'level.chosen'; level: ChosenLevel }
  | { type: 'download.requested'; level: ChosenLevel }
  | { type: 'notice.closed' }
  | { type: 'clearing.requested' }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.cancelled' };

export const entriesOf = (entries: readonly LogEntry[], level: ChosenLevel): readonly LogEntry[] =>
  level === null ? entries : entries.filter((entry) => entry.level === level);

type Chosen = { level: ChosenLevel };
const saveLogs: (args: { context: DiagnosticsContext }, chosen: Chosen) => void =
  unprovidedAction('saveLogs');

export const diagnosticsMachine = setup({
  types: {
    context: {} as DiagnosticsContext,
    events: {} as DiagnosticsEvent,
    /** Shown on first paint, so that later figures cause no reflow. */
    input: {} as VisitNews | undefined,
  },
  actors: { watchVisit: unprovidedCallback('watchVisit') },
  guards: { hasLogs: ({ context }, { level }: Chosen) => entriesOf(context.log.entries, level).length > 0 },
  actions: {
    takeNews: assign((_, news: Pick<DiagnosticsContext, 'log'> & Partial<DiagnosticsContext>) => news),
    chooseLevel: assign((_, { level }: Chosen) => ({ level })),
    noteMissing: assign((_, { level }: Chosen) => ({ missing: level })),
    saveLogs,
    clearLogs: unprovidedAction('clearLogs'),
  },
}).createMachine({
  id: 'diagnostics',
  context: ({ input }) => ({
    ...(input ?? { watched: null, log: { entries: [], isKept: true } }),
    level: null,
    missing: null,
  }),
  invoke: { id: 'watchVisit', src: 'watchVisit' },
  on: {
    'news.heard': {
      actions: {
        type: 'takeNews',
        params: ({ event: { watched, log } }) => ({ watched, log }),
      },
    },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'level.chosen': { actions: { type: 'chooseLevel', params: ({ event: { level } }) => ({ level }) } },
        'download.requested': [
          {
            guard: { type: 'hasLogs', params: ({ event: { level } }) => ({ level }) },
            actions: { type: 'saveLogs', params: ({ event: { level } }) => ({ level }) },
          },
          {
            target: 'missing',
            actions: { type: 'noteMissing', params: ({ event: { level } }) => ({ level }) },
          },
        ],
        'clearing.requested': 'clearing',
      },
    },
    missing: { on: { 'notice.closed': 'reading' } },
    clearing: {
      on: {
        'clearing.confirmed': { target: 'reading', actions: 'clearLogs' },
        'clearing.cancelled': 'reading',
      },
    },
  },
});
