import { fromCallback } from 'xstate';
import { diagnosticsMachine } from '../../../machines/diagnostics/diagnosticsMachine.ts';
import type { DiagnosticsEvent, Log, Watched } from '../../../machines/diagnostics/diagnosticsTypes.ts';

/** A visit of which this is known, and of which nothing is written anywhere. */
export const stagedDiagnostics = (watched: Watched, log: Log) =>
  diagnosticsMachine.provide({
    actors: {
      watchVisit: fromCallback(({ sendBack }) => {
        const news: DiagnosticsEvent = { type: 'news.heard', watched, log };
        sendBack(news);
      }),
    },
    actions: { saveLogs: () => {}, clearLogs: () => {} },
  });
