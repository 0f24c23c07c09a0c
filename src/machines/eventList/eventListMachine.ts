/** The list of events (specification section 2 "Landing and events"). */
import type { Event } from '../../../domain/contract.ts';
import { saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type LoadedEvents = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
};

export type EventListContext = LoadedEvents & FailureReport;

export type EventListEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' };

export const eventListMachine = setup({
  types: { context: {} as EventListContext, events: {} as EventListEvent },
  actors: { loadEvents: unprovidedPromise<LoadedEvents>('loadEvents') },
  guards: {
    isEmpty: (_, { events }: LoadedEvents) => events.length === 0,
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign((_, loaded: LoadedEvents) => loaded),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'eventList',
  context: { events: [], now: 0, ...noReport },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadEvents',
        src: 'loadEvents',
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
