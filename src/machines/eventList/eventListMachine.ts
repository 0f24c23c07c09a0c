/** The list of events (specification section 2 "Landing and events"). */
import type { Event } from '../../../domain/contract.ts';
import { saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { failureIn } from '../failureIn.ts';
import { type LoadRetried, type LoadRetry, type ReportsRetries, retriesTo } from '../loadRetry.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type LoadedEvents = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
};

export type EventListContext = LoadedEvents & FailureReport & { retry: LoadRetry | null };

export type EventListEvent =
  | LoadRetried
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' };

export const eventListMachine = setup({
  types: {
    context: {} as EventListContext,
    events: {} as EventListEvent,
    /** Events known before loading. */
    input: {} as LoadedEvents | undefined,
  },
  actors: { loadEvents: unprovidedPromise<LoadedEvents, ReportsRetries>('loadEvents') },
  guards: {
    isEmpty: (_, { events }: LoadedEvents) => events.length === 0,
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign((_, loaded: LoadedEvents) => loaded),
    noteRetry: assign((_, { retry }: { retry: LoadRetry }) => ({ retry })),
    forgetRetry: assign({ retry: null }),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'eventList',
  context: ({ input }) => ({ ...(input ?? { events: [], now: 0 }), retry: null, ...noReport }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetRetry',
      on: { 'load.retried': { actions: { type: 'noteRetry', params: ({ event }) => event } } },
      invoke: {
        id: 'loadEvents',
        src: 'loadEvents',
        input: ({ self }) => retriesTo(self),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isUnauthenticated', target: 'unauthenticated' },
          { target: 'failed', actions: 'noteReport' },
        ],
      },
    },
    ready: {},
    empty: {},
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
