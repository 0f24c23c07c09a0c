/** Changes the password, signs out and redirects to the login (specification sections 4, 5, 8 "Change password"). */
import {
  type FieldErrors,
  type FormError,
  type PasswordChangeField,
  passwordChangeRefusal,
} from '../../../domain/accountRefusals.ts';
import { assign, setup } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import { PASSWORD_CHANGE_REDIRECT_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { hasNoFieldErrors, withoutBanner } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { errorsAfterEdit, newPasswordErrors } from '../newPasswordForm.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type PasswordChangeValues = Record<PasswordChangeField, string>;

/** Whose password it is: the civil id with which they log in, and the name. */
export type AccountOwner = { civilId: string; fullName: string };

export type PasswordChangeContext = {
  /** Null until the profile is here; without it the server alone compares the password with its owner. */
  owner: AccountOwner | null;
  values: PasswordChangeValues;
  fieldErrors: FieldErrors<PasswordChangeField>;
  formError: FormError | null;
};

export type PasswordChangeEvent =
  | { type: 'field.changed'; field: PasswordChangeField; value: string }
  | { type: 'form.submitted' }
  /** Skip the redirect delay. */
  | { type: 'leave.requested' };

const empty: PasswordChangeValues = { current_password: '', new_password: '', confirm_password: '' };

type Filled = Pick<PasswordChangeContext, 'values' | 'owner'>;

const fieldErrorsOf = ({ values, owner }: Filled): FieldErrors<PasswordChangeField> => ({
  ...(values.current_password === '' && { current_password: { code: 'currentPasswordRequired' } }),
  ...newPasswordErrors(values, owner ?? undefined),
});

export const passwordChangeMachine = setup({
  types: { context: {} as PasswordChangeContext, events: {} as PasswordChangeEvent },
  actors: {
    changePassword: unprovidedPromise<unknown, PasswordChangeValues>('changePassword'),
    loadProfile: unprovidedPromise<Profile>('loadProfile'),
  },
  guards: {
    isValid: ({ context }) => hasNoFieldErrors(fieldErrorsOf(context)),
    isSignedOut: ({ event }) => failureIn(event).kind === 'unauthenticated',
    namesFields: ({ event }) => failureIn(event).kind === 'fieldErrors',
  },
  actions: {
    takeOwner: assign((_, { profile }: { profile: Profile }) => ({
      owner: { civilId: profile.civil_id, fullName: profile.full_name },
    })),
    change: assign(({ context }, { field, value }: { field: PasswordChangeField; value: string }) => {
      const values = { ...context.values, [field]: value };
      return { values, fieldErrors: errorsAfterEdit(context.fieldErrors, field, values) };
    }),
    judge: assign({ fieldErrors: ({ context }) => fieldErrorsOf(context) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    foldBanner: assign({ formError: ({ context }) => withoutBanner(context.formError) }),
    noteRefusal: assign(({ event }) => passwordChangeRefusal(failureIn(event))),
    forgetPasswords: assign({ values: empty }),
    signOut: unprovidedAction('signOut'),
    goToLogin: unprovidedAction('goToLogin'),
  },
  delays: { redirect: PASSWORD_CHANGE_REDIRECT_MS, validationBanner: VALIDATION_BANNER_MS },
}).createMachine({
  id: 'passwordChange',
  context: { owner: null, values: empty, fieldErrors: {}, formError: null },
  invoke: {
    id: 'loadProfile',
    src: 'loadProfile',
    onDone: { actions: { type: 'takeOwner', params: ({ event }) => ({ profile: event.output }) } },
    // The form works without it.
    onError: {},
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'calm',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
      },
      states: {
        calm: {},
        bannered: { after: { validationBanner: 'calm' }, exit: 'foldBanner' },
        failed: {},
      },
    },
    submitting: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.values,
        onDone: { target: 'changed', actions: 'forgetPasswords' },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut', actions: 'forgetPasswords' },
          { guard: 'namesFields', target: 'editing.bannered', actions: 'noteRefusal' },
          { target: 'editing.failed', actions: 'noteRefusal' },
        ],
      },
    },
    changed: {
      entry: 'signOut',
      on: { 'leave.requested': 'leaving' },
      after: { redirect: 'leaving' },
    },
    leaving: { entry: 'goToLogin' },
    /** The session had ended; the site redirects to the login. */
    signedOut: {},
  },
});
