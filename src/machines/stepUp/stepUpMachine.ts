/** A step-up: asks for a code of the authenticator app before an act that was refused without it. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors } from '../formErrors.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export const stepUpFields = ['code'] as const;

export type StepUpContext = {
  values: { code: string };
  fieldErrors: StaffFieldErrors<'code'>;
  formError: FormError | null;
};

export type StepUpEvent =
  | { type: 'field.changed'; field: 'code'; value: string }
  | { type: 'form.submitted' }
  | { type: 'stepUp.cancelled' };

const missing = ({ code }: StepUpContext['values']): StaffFieldErrors<'code'> =>
  code.trim() === '' ? { code: { code: 'codeRequired' } } : {};

export const stepUpMachine = setup({
  types: { context: {} as StepUpContext, events: {} as StepUpEvent },
  actors: { stepUp: unprovidedPromise<unknown, { code: string }>('stepUp') },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ values: { code: value }, fieldErrors: {} })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    /** A refused code is of no further use. Of one field, nothing above it has to say that it has an error. */
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), stepUpFields);
      return { fieldErrors, formError: fieldErrors.code ? null : formError, values: { code: '' } };
    }),
    /** Lets the refused act go on. */
    goOn: unprovidedAction('goOn'),
    /** Leaves the refused act undone, and its form as it was. */
    giveUp: unprovidedAction('giveUp'),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'stepUp',
  context: { values: { code: '' }, fieldErrors: {}, formError: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'stepUp.cancelled': 'cancelled',
      },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#stepUp.submitting', actions: 'clearErrors' },
              { actions: 'judge' },
            ],
          },
        },
        /** Too many wrong codes: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'clearErrors' } } },
      },
    },
    submitting: {
      on: { 'stepUp.cancelled': 'cancelled' },
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context }) => context.values,
        onDone: 'proven',
        onError: [
          { guard: 'isLimited', target: 'editing.limited', actions: 'noteFailure' },
          { guard: 'isUnknown', target: 'editing.ready', actions: 'noteFailure' },
          { target: 'editing.ready', actions: 'noteRefusal' },
        ],
      },
    },
    proven: { entry: 'goOn' },
    cancelled: { entry: 'giveUp' },
  },
});
