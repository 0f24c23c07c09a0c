/** The entries of a candidate, as a list (specification section 2 "My submissions"; decision D22). */
import { assign, setup } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { mayLookOtherwise } from '../../../domain/submissionStanding.ts';
import { failureIn } from '../failureIn.ts';
import { saysUnauthenticated, toldOf, untold } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import { restoredCards, withoutCard, withoutRemoved } from './cards.ts';
import type { LoadedSubmissions, MySubmissionsContext, MySubmissionsEvent } from './mySubmissionsTypes.ts';

export const mySubmissionsMachine = setup({
  types: { context: {} as MySubmissionsContext, events: {} as MySubmissionsEvent },
  actors: { loadSubmissions: unprovidedPromise<LoadedSubmissions>('loadSubmissions') },
  guards: {
    isEmpty: ({ context }) => context.submissions.length === 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    mayLookOtherwise: ({ context }) => context.submissions.some(mayLookOtherwise),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign(({ context }, { submissions, now }: LoadedSubmissions) => ({
      submissions: withoutRemoved(submissions, context.removed),
      now,
    })),
    choose: assign((_, { id }: { id: string }) => ({ confirming: id })),
    letGo: assign({ confirming: null }),
    remove: assign(({ context }) => withoutCard(context)),
    restore: assign(({ context }) => restoredCards(context)),
    noteTold: assign(({ event }) => toldOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
  delays: { readAgain: READ_AGAIN_MS },
}).createMachine({
  id: 'mySubmissions',
  context: { submissions: [], now: 0, removed: [], confirming: null, ...untold },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSubmissions',
        src: 'loadSubmissions',
        onDone: { target: 'list', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isUnauthenticated', target: 'unauthenticated' },
          { target: 'failed', actions: 'noteTold' },
        ],
      },
    },
    list: {
      always: { guard: 'isEmpty', target: 'empty' },
      initial: 'resting',
      on: {
        'delete.requested': {
          target: '.confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'undo.requested': { guard: 'hasRemoved', actions: 'restore' },
      },
      states: {
        resting: { after: { readAgain: { guard: 'mayLookOtherwise', target: 'looking' } } },
        /** A file is still being worked on: what became of it is asked for while the list stands. */
        looking: {
          invoke: {
            id: 'loadSubmissions',
            src: 'loadSubmissions',
            onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
        confirming: {
          on: {
            'delete.confirmed': { target: 'resting', actions: 'remove' },
            'delete.cancelled': { target: 'resting', actions: 'letGo' },
          },
        },
      },
    },
    empty: { on: { 'undo.requested': { guard: 'hasRemoved', target: 'list', actions: 'restore' } } },
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
