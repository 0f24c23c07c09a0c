/** The list of events (specification section 2 "Landing and events"). */
import type { Event } from '../../../domain/contract.ts';
import { saysUnauthenticated, type Told, toldOf, untold } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type LoadedEvents = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
};

export type EventListContext = LoadedEvents & Told;

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
    noteTold: assign(({ event }) => toldOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'eventList',
  context: { events: [], now: 0, ...untold },
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
          { target: 'failed', actions: 'noteTold' },
        ],
      },
    },
    ready: {},
    empty: {},
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
