/** Decides about the new name, picture and country of a candidate, one after the other (decision D249). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { readChangeDecision } from '../../../domain/staff/changeReason.ts';
import type { ChangeDecision } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  ChangeChosen,
  ChangeDecisionContext,
  ChangeDecisionEvent,
  ChangeToDecide,
} from './changeDecisionTypes.ts';

export const changeDecisionMachine = setup({
  types: { context: {} as ChangeDecisionContext, events: {} as ChangeDecisionEvent },
  actors: { decide: unprovidedPromise<null, ChangeToDecide>('decide') },
  guards: {
    isComplete: ({ context }) => 'values' in readChangeDecision(context),
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isReasonRefused: ({ context: { decision }, event }) =>
      decision === 'rejected' && statusOf(failureIn(event)) === 422,
  },
  actions: {
    choose: assign(
      ({ context }, { change, decision }: { change: ChangeChosen } & Pick<ChangeDecision, 'decision'>) => ({
        change,
        decision,
        // A reason stays with its change, so that it is not typed again after a failure.
        reason: context.change?.id === change.id ? context.reason : '',
        fieldErrors: {},
        formError: null,
      }),
    ),
    type: assign((_, reason: string) => ({ reason, fieldErrors: {} })),
    judge: assign({ fieldErrors: { reason: { code: 'changeReason' } } }),
    clear: assign({ fieldErrors: {}, formError: null }),
    noteDone: assign(({ context: { change, decision, answers } }) => ({
      done: change && { ...change, decision },
      answers: answers + 1,
      reason: '',
    })),
    noteFailure: assign(({ context: { answers }, event }) => ({
      formError: formErrorOf(failureIn(event)),
      answers: answers + 1,
      done: null,
    })),
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), ['reason']);
      const { code: _code, ...others } = fieldErrors;
      return { fieldErrors: others, formError };
    }),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'changeDecision',
  context: {
    change: null,
    decision: 'approved',
    reason: '',
    done: null,
    answers: 0,
    fieldErrors: {},
    formError: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'approval.requested': {
          target: 'deciding',
          actions: { type: 'choose', params: ({ event }) => ({ ...event, decision: 'approved' as const }) },
        },
        'rejection.requested': {
          target: 'rejecting',
          actions: { type: 'choose', params: ({ event }) => ({ ...event, decision: 'rejected' as const }) },
        },
      },
    },
    rejecting: {
      on: {
        'approval.requested': {
          target: 'deciding',
          actions: { type: 'choose', params: ({ event }) => ({ ...event, decision: 'approved' as const }) },
        },
        'rejection.requested': {
          actions: { type: 'choose', params: ({ event }) => ({ ...event, decision: 'rejected' as const }) },
        },
        'rejection.cancelled': { target: 'choosing', actions: 'clear' },
        'field.changed': { actions: { type: 'type', params: ({ event }) => event.value } },
        'form.submitted': [
          { guard: 'isComplete', target: 'deciding', actions: 'clear' },
          { actions: 'judge' },
        ],
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => {
          const read = readChangeDecision(context);
          if (context.change === null || 'errors' in read)
            throw new Error('A change is decided without what that needs.');
          return { id: context.change.id, ...read.values };
        },
        onDone: { target: 'choosing', actions: 'noteDone' },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isReasonRefused', target: 'rejecting', actions: 'noteRefusal' },
          // It does not wait any more, or the outcome is unknown: the page reads what is true now.
          { target: 'choosing', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
