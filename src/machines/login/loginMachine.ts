/** Login by civil id and password, with a redirect to the requested page (specification sections 2, 8 "Login"). */
import { assign, setup } from 'xstate';
import {
  type CredentialField,
  type FieldErrors,
  type FormError,
  loginRefusal,
  noToken,
} from '../../../domain/accountRefusals.ts';
import type { SignedIn } from '../../../domain/authRecord.ts';
import { LOGIN_REDIRECT_MS } from '../../../domain/delays.ts';
import { hasNoFieldErrors, withoutFieldError } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type Credentials = Record<CredentialField, string>;

/** `signedIn` is null if the server returned no token. */
export type LoginAnswer = {
  signedIn: SignedIn | null;
  /** The page requested before the login. */
  redirect: string | null;
};

export type LoginContext = {
  values: Credentials;
  fieldErrors: FieldErrors<CredentialField>;
  formError: FormError | null;
  signedIn: SignedIn | null;
  redirect: string | null;
};

export type LoginEvent =
  | { type: 'field.changed'; field: CredentialField; value: string }
  | { type: 'form.submitted' }
  /** Skip the redirect delay. */
  | { type: 'leave.requested' };

/** Civil id and password are required (specification section 5 "Login"). The password is not trimmed. */
function credentialErrors({ civil_id, password }: Credentials): FieldErrors<CredentialField> {
  return {
    ...(civil_id.trim() === '' && { civil_id: { code: 'civilIdRequired' } }),
    ...(password === '' && { password: { code: 'passwordRequired' } }),
  };
}

type Answered = { answer: LoginAnswer };

export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent },
  actors: { logIn: unprovidedPromise<LoginAnswer, Credentials>('logIn') },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(credentialErrors(context.values)),
    hasToken: (_, { answer }: Answered) => answer.signedIn !== null,
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: keyof Credentials; value: string }) => ({
      values: { ...context.values, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    judge: assign({ fieldErrors: ({ context }) => credentialErrors(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteNoToken: assign({ formError: noToken }),
    noteRefusal: assign(({ event }) => loginRefusal(failureIn(event))),
    takeAnswer: assign((_, { answer }: Answered) => answer),
    /** Keeps the password out of memory after the login. */
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, password: '' }) }),
    enterSession: unprovidedAction('enterSession'),
    goOn: unprovidedAction('goOn'),
  },
  delays: { loginRedirect: LOGIN_REDIRECT_MS },
}).createMachine({
  id: 'login',
  context: {
    values: { civil_id: '', password: '' },
    fieldErrors: {},
    formError: null,
    signedIn: null,
    redirect: null,
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'unsent',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
      },
      states: { unsent: {}, failed: {} },
    },
    submitting: {
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ answer: event.output }) },
            target: 'welcomed',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              'forgetPassword',
            ],
          },
          { target: 'editing.failed', actions: 'noteNoToken' },
        ],
        onError: { target: 'editing.failed', actions: 'noteRefusal' },
      },
    },
    welcomed: {
      entry: 'enterSession',
      on: { 'leave.requested': 'leaving' },
      after: { loginRedirect: 'leaving' },
    },
    leaving: { entry: 'goOn' },
  },
});
