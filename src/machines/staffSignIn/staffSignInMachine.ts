/** Sign-in of staff by a passkey, or by e-mail, password and a code of the authenticator app or a recovery code. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors, withoutFieldError } from '../formErrors.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export const signInFields = ['email', 'password', 'code'] as const;
export type SignInField = (typeof signInFields)[number];
export type StaffCredentials = Record<SignInField, string>;

/** Which code the form asks for; the server accepts both in one field. */
export type CodeKind = 'app' | 'recovery';

export type StaffSignInContext = {
  values: StaffCredentials;
  codeKind: CodeKind;
  fieldErrors: StaffFieldErrors<SignInField>;
  formError: FormError | null;
  /** Why the browser used no passkey. */
  stop: SignStop | null;
};

export type StaffSignInEvent =
  | { type: 'field.changed'; field: SignInField; value: string }
  | { type: 'codeKind.chosen'; kind: CodeKind }
  | { type: 'passkey.chosen' }
  | { type: 'form.submitted' };

/** The three fields are required. The password is not trimmed. */
function missing({ email, password, code }: StaffCredentials): StaffFieldErrors<SignInField> {
  return {
    ...(email.trim() === '' && { email: { code: 'staffEmailRequired' } }),
    ...(password === '' && { password: { code: 'passwordRequired' } }),
    ...(code.trim() === '' && { code: { code: 'codeRequired' } }),
  };
}

export const staffSignInMachine = setup({
  types: { context: {} as StaffSignInContext, events: {} as StaffSignInEvent },
  actors: {
    signIn: unprovidedPromise<unknown, StaffCredentials>('signIn'),
    /** Resolves with the reason if the browser used none. */
    signInByPasskey: unprovidedPromise<SignStop | null>('signInByPasskey'),
  },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
    isStopped: (_, { stop }: { stop: SignStop | null }) => stop !== null,
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: SignInField; value: string }) => ({
      values: { ...context.values, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    chooseCode: assign(({ context }, { kind }: { kind: CodeKind }) => ({
      codeKind: kind,
      values: { ...context.values, code: '' },
      fieldErrors: withoutFieldError(context.fieldErrors, 'code'),
    })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {}, stop: null }),
    noteStop: assign((_, { stop }: { stop: SignStop | null }) => ({ stop })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    /** A refused code is of no further use: it was wrong, or is over before the rest is corrected. */
    noteRefusal: assign(({ context, event }) => ({
      ...staffRefusal(failureIn(event), signInFields),
      values: { ...context.values, code: '' },
    })),
    /** Keeps the password out of memory after the sign-in. */
    forgetSecrets: assign({ values: ({ context }) => ({ ...context.values, password: '', code: '' }) }),
    goOn: unprovidedAction('goOn'),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'staffSignIn',
  context: {
    values: { email: '', password: '', code: '' },
    codeKind: 'app',
    fieldErrors: {},
    formError: null,
    stop: null,
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'codeKind.chosen': { actions: { type: 'chooseCode', params: ({ event }) => event } },
      },
      states: {
        ready: {
          initial: 'unsent',
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#staffSignIn.submitting', actions: 'clearErrors' },
              { actions: 'judge' },
            ],
            'passkey.chosen': { target: '#staffSignIn.signing', actions: 'clearErrors' },
          },
          states: { unsent: {}, refused: {}, unreachable: {} },
        },
        /** Too many attempts: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'clearErrors' } } },
      },
    },
    submitting: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.values,
        onDone: { target: 'signedIn', actions: 'forgetSecrets' },
        onError: [
          { guard: 'isLimited', target: 'editing.limited', actions: 'noteFailure' },
          { guard: 'isUnknown', target: 'editing.ready.unreachable', actions: 'noteFailure' },
          { target: 'editing.ready.refused', actions: 'noteRefusal' },
        ],
      },
    },
    signing: {
      invoke: {
        id: 'signInByPasskey',
        src: 'signInByPasskey',
        onDone: [
          {
            guard: { type: 'isStopped', params: ({ event }) => ({ stop: event.output }) },
            target: 'editing.ready.unsent',
            actions: { type: 'noteStop', params: ({ event }) => ({ stop: event.output }) },
          },
          { target: 'signedIn', actions: 'forgetSecrets' },
        ],
        onError: [
          { guard: 'isLimited', target: 'editing.limited', actions: 'noteFailure' },
          { guard: 'isUnknown', target: 'editing.ready.unreachable', actions: 'noteFailure' },
          { target: 'editing.ready.refused', actions: 'noteFailure' },
        ],
      },
    },
    signedIn: { entry: 'goOn' },
  },
});
