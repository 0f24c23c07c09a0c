/** A step-up: asks for a passkey or a code of the authenticator app before an act that was refused without it. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
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
  /** Whether the person has a passkey that this browser may use. */
  hasPasskey: boolean;
  /** Why the browser used none. */
  stop: SignStop | null;
};

export type StepUpEvent =
  | { type: 'field.changed'; field: 'code'; value: string }
  | { type: 'form.submitted' }
  | { type: 'passkey.chosen' }
  | { type: 'code.chosen' }
  | { type: 'stepUp.cancelled' };

const missing = ({ code }: StepUpContext['values']): StaffFieldErrors<'code'> =>
  code.trim() === '' ? { code: { code: 'codeRequired' } } : {};

export const stepUpMachine = setup({
  types: { context: {} as StepUpContext, events: {} as StepUpEvent },
  actors: {
    findPasskey: unprovidedPromise<boolean>('findPasskey'),
    stepUp: unprovidedPromise<unknown, { code: string }>('stepUp'),
    /** Resolves with the reason if the browser used none. */
    sign: unprovidedPromise<SignStop | null>('sign'),
  },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
    hasPasskey: ({ context }) => context.hasPasskey,
    isFound: (_, { isThere }: { isThere: boolean }) => isThere,
    isStopped: (_, { stop }: { stop: SignStop | null }) => stop !== null,
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ values: { code: value }, fieldErrors: {} })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {}, stop: null }),
    notePasskey: assign({ hasPasskey: true }),
    noteStop: assign((_, { stop }: { stop: SignStop | null }) => ({ stop })),
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
  context: { values: { code: '' }, fieldErrors: {}, formError: null, hasPasskey: false, stop: null },
  initial: 'opening',
  states: {
    opening: {
      on: { 'stepUp.cancelled': 'cancelled' },
      invoke: {
        id: 'findPasskey',
        src: 'findPasskey',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ isThere: event.output }) },
            target: 'choosing',
            actions: 'notePasskey',
          },
          { target: 'editing' },
        ],
        // The code is a way without the answer.
        onError: 'editing',
      },
    },
    choosing: {
      on: {
        'passkey.chosen': { target: 'signing', actions: 'clearErrors' },
        'code.chosen': { target: 'editing', actions: 'clearErrors' },
        'stepUp.cancelled': 'cancelled',
      },
    },
    signing: {
      on: { 'stepUp.cancelled': 'cancelled' },
      invoke: {
        id: 'sign',
        src: 'sign',
        onDone: [
          {
            guard: { type: 'isStopped', params: ({ event }) => ({ stop: event.output }) },
            target: 'choosing',
            actions: { type: 'noteStop', params: ({ event }) => ({ stop: event.output }) },
          },
          { target: 'proven' },
        ],
        onError: [
          { guard: 'isLimited', target: 'editing.limited', actions: 'noteFailure' },
          { target: 'choosing', actions: 'noteFailure' },
        ],
      },
    },
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
            'passkey.chosen': { guard: 'hasPasskey', target: '#stepUp.signing', actions: 'clearErrors' },
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
