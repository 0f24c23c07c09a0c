/** Says where the link of a registration went, and corrects a wrong contact (decision D200). */
import { assign, setup } from 'xstate';
import { refusalOf } from '../../../domain/accountRefusals.ts';
import { HOME_COUNTRY } from '../../../domain/countries.ts';
import type { AppError } from '../../../domain/errors.ts';
import { accountContacts, type AccountContact } from '../../../domain/forms/contactChange.ts';
import { splitPhone } from '../../../domain/person/phone.ts';
import { emptyNewContact, type NewContactValues, readTyped, withContactEdit } from '../newContactForm.ts';
import { withoutBanner } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedPromise } from '../unprovided.ts';
import type {
  ContactToCorrect,
  SentSignup,
  SignupContactContext,
  SignupContactEvent,
} from './signupContactTypes.ts';

/** The wrong contact, to be edited. */
function valuesOf({ email, phone_number }: SentSignup['contacts']): NewContactValues {
  const phone = splitPhone(phone_number);
  return {
    email: email ?? '',
    phone_number: phone?.digits ?? '',
    country_id: String((phone?.country ?? HOME_COUNTRY).id),
  };
}

const typedValue = (context: SignupContactContext): string => {
  const read = readTyped(context);
  return 'value' in read ? read.value : '';
};

const saysConfirmed = (error: AppError): boolean => 'code' in error && error.code === 'signup_confirmed';

export const signupContactMachine = setup({
  types: {
    input: {} as SentSignup,
    context: {} as SignupContactContext,
    events: {} as SignupContactEvent,
  },
  actors: { correctContact: unprovidedPromise<unknown, ContactToCorrect>('correctContact') },
  guards: {
    isValid: ({ context }) => 'value' in readTyped(context),
    saysConfirmed: ({ event }) => saysConfirmed(failureIn(event)),
  },
  actions: {
    begin: assign(({ context }, { contact }: { contact: AccountContact }) => ({
      contact,
      values: valuesOf(context.contacts),
      fieldErrors: {},
      formError: null,
      isCorrected: false,
    })),
    change: assign(({ context }, edit: { field: keyof NewContactValues; value: string }) =>
      withContactEdit(context, edit),
    ),
    judge: assign(({ context }) => {
      const read = readTyped(context);
      return { fieldErrors: 'error' in read ? { [context.contact]: { code: read.error } } : {} };
    }),
    clearErrors: assign({ fieldErrors: {}, formError: null }),
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = refusalOf(failureIn(event), accountContacts);
      // A form of one field needs no banner that points to it.
      return { fieldErrors, formError: withoutBanner(formError) };
    }),
    takeContact: assign(({ context }) => ({
      contacts: { ...context.contacts, [context.contact]: typedValue(context) },
      isCorrected: true,
    })),
  },
}).createMachine({
  id: 'signupContact',
  context: ({ input }) => ({
    ...input,
    contact: 'phone_number',
    values: emptyNewContact,
    fieldErrors: {},
    formError: null,
    isCorrected: false,
  }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        'mistake.reported': {
          target: 'editing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    editing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isValid', target: 'sending', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
        'form.closed': 'shown',
      },
    },
    sending: {
      invoke: {
        id: 'correctContact',
        src: 'correctContact',
        input: ({ context }) => ({
          competition: context.competition,
          key: context.key,
          civilId: context.civilId,
          field: context.contact,
          value: typedValue(context),
        }),
        onDone: { target: 'shown', actions: 'takeContact' },
        onError: [
          { guard: 'saysConfirmed', target: 'confirmed' },
          { target: 'editing', actions: 'noteRefusal' },
        ],
      },
    },
    /** The link was used: the profile changes contacts now. */
    confirmed: {},
  },
});
