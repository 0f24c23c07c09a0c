/** Shows how the site does in this browser, and hands over its log (specification sections 8 and 9). */
import { assign, setup } from 'xstate';
import type { LogEntry } from '../../../domain/logEntry.ts';
import { unprovidedAction, unprovidedCallback } from '../unprovided.ts';
import type { ChosenLevel, DiagnosticsContext, DiagnosticsEvent, VisitNews } from './diagnosticsTypes.ts';

export const entriesOf = (entries: readonly LogEntry[], level: ChosenLevel): readonly LogEntry[] =>
  level === null ? entries : entries.filter((entry) => entry.level === level);

type Chosen = { level: ChosenLevel };
const saveLogs: (args: { context: DiagnosticsContext }, chosen: Chosen) => void =
  unprovidedAction('saveLogs');

export const diagnosticsMachine = setup({
  types: {
    context: {} as DiagnosticsContext,
    events: {} as DiagnosticsEvent,
    /** What is known before anything is heard: what is shown at once moves nothing below it. */
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
