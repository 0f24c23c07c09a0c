/** Stops the open reset of the own access, at once: a question would only give time to the reset. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { failureIn } from '../failureIn.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type OwnResetContext = { formError: FormError | null };

export type OwnResetEvent = { type: 'stop.requested' };

export const ownResetMachine = setup({
  types: { context: {} as OwnResetContext, events: {} as OwnResetEvent },
  actors: { stopReset: unprovidedPromise<unknown>('stopReset') },
  guards: {
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    /** Somebody withdrew it meanwhile, or it expired. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    clearError: assign({ formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'ownReset',
  context: { formError: null },
  initial: 'open',
  states: {
    open: { on: { 'stop.requested': { target: 'stopping', actions: 'clearError' } } },
    stopping: {
      invoke: {
        id: 'stopReset',
        src: 'stopReset',
        onDone: 'stopped',
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGone', target: 'stopped' },
          { target: 'open', actions: 'noteFailure' },
        ],
      },
    },
    stopped: {},
    signedOut: { entry: 'endSession' },
  },
});
