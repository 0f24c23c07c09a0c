/** Sets the first password of an account, or a new one, by a link (decision D16). */
import {
  type FieldErrors,
  type FormError,
  formErrorOf,
  newPasswordRefusal,
} from '../../../domain/accountRefusals.ts';
import type { NewPasswordValues } from '../../../domain/forms/newPassword.ts';
import { type DeadLink, deadLinkOf } from '../deadLinkOf.ts';
import type { NewPasswordField } from '../../../domain/forms/newPasswordFields.ts';
import { assign, setup } from 'xstate';
import { VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { hasNoFieldErrors, withoutBanner } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { errorsAfterEdit, newPasswordErrors } from '../newPasswordForm.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

export type LinkPurpose = 'first' | 'reset';

export type CheckedLink = { token: string; purpose: LinkPurpose };

export type NewPasswordContext = {
  link: CheckedLink | null;
  /** Null while the link is valid. */
  dead: DeadLink | null;
  values: NewPasswordValues;
  fieldErrors: FieldErrors<NewPasswordField>;
  formError: FormError | null;
};

export type NewPasswordEvent =
  | { type: 'field.changed'; field: NewPasswordField; value: string }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' }
  /** Another link was opened in this tab. */
  | { type: 'link.opened' };

export type PasswordToSet = NewPasswordValues & { token: string };

const empty = { new_password: '', confirm_password: '' };

export const newPasswordMachine = setup({
  types: { context: {} as NewPasswordContext, events: {} as NewPasswordEvent },
  actors: {
    /** Reads the link from the address and checks it with the server. */
    checkLink: unprovidedPromise<CheckedLink>('checkLink'),
    setPassword: unprovidedPromise<unknown, PasswordToSet>('setPassword'),
    watchLink: unprovidedCallback('watchLink'),
  },
  guards: {
    isValid: ({ context }) => hasNoFieldErrors(newPasswordErrors(context.values)),
    isDead: ({ event }) => deadLinkOf(failureIn(event)) !== null,
    namesFields: ({ event }) => failureIn(event).kind === 'fieldErrors',
  },
  actions: {
    takeLink: assign((_, { link }: { link: CheckedLink }) => ({ link })),
    change: assign(({ context }, { field, value }: { field: keyof typeof empty; value: string }) => {
      const values = { ...context.values, [field]: value };
      return { values, fieldErrors: errorsAfterEdit(context.fieldErrors, field, values) };
    }),
    judge: assign({ fieldErrors: ({ context }) => newPasswordErrors(context.values) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    foldBanner: assign({ formError: ({ context }) => withoutBanner(context.formError) }),
    noteDeath: assign(({ event }) => ({ dead: deadLinkOf(failureIn(event)), link: null, values: empty })),
    noteFormError: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => newPasswordRefusal(failureIn(event))),
    startAnew: assign({ link: null, dead: null, values: empty, fieldErrors: {}, formError: null }),
    forgetPasswords: assign({ values: empty, link: null }),
    /** The server ended every session of the account and used up the link. */
    endSession: unprovidedAction('endSession'),
  },
  delays: { validationBanner: VALIDATION_BANNER_MS },
}).createMachine({
  id: 'newPassword',
  context: { link: null, dead: null, values: empty, fieldErrors: {}, formError: null },
  invoke: { id: 'watchLink', src: 'watchLink' },
  initial: 'readingLink',
  on: { 'link.opened': { target: '.readingLink', actions: 'startAnew', reenter: true } },
  states: {
    readingLink: {
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: {
          target: 'editing',
          actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { target: 'unread', actions: 'noteFormError' },
        ],
      },
    },
    unread: { on: { 'retry.requested': { target: 'readingLink', actions: 'clearErrors' } } },
    dead: {},
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
      },
    },
    submitting: {
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { link, values } }) => ({ token: link?.token ?? '', ...values }),
        onDone: { target: 'done', actions: 'forgetPasswords' },
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { guard: 'namesFields', target: 'editing.bannered', actions: 'noteRefusal' },
          { target: 'editing', actions: 'noteRefusal' },
        ],
      },
    },
    done: { entry: 'endSession' },
  },
});
