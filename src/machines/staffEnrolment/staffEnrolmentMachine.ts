/**
 * Makes a person of the staff by a link: the first one by the link of the setup, others by an invitation. The link of a reset
 * gives a person a new authenticator app.
 */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { type DeadLink, deadLinkOf } from '../deadLinkOf.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors, withoutFieldError } from '../formErrors.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import {
  detailErrors,
  detailFields,
  emptyEnrolment,
  type EnrolmentField,
  enrolmentFields,
  type EnrolmentLink,
  type EnrolmentValues,
  hasPassword,
  isEarly,
  proofErrors,
} from './enrolmentForm.ts';

export type StaffEnrolmentContext = {
  link: EnrolmentLink | null;
  /** Null while the link is valid. */
  dead: DeadLink | null;
  values: EnrolmentValues;
  fieldErrors: StaffFieldErrors<EnrolmentField | 'saved'>;
  formError: FormError | null;
  /** They appear once; a person who signed in before gets none. */
  recoveryCodes: readonly string[];
  /** Whether the person says that the codes are kept. */
  isSaved: boolean;
};

export type StaffEnrolmentEvent =
  | { type: 'field.changed'; field: EnrolmentField; value: string }
  | { type: 'form.submitted' }
  | { type: 'back.requested' }
  | { type: 'saved.changed'; isSaved: boolean }
  | { type: 'print.requested' }
  | { type: 'retry.requested' }
  /** Another link was opened in this tab. */
  | { type: 'link.opened' };

export type PersonToEnrol = { link: EnrolmentLink; values: EnrolmentValues };

const begin: StaffEnrolmentContext = {
  link: null,
  dead: null,
  values: emptyEnrolment,
  fieldErrors: {},
  formError: null,
  recoveryCodes: [],
  isSaved: false,
};

export const staffEnrolmentMachine = setup({
  types: { context: {} as StaffEnrolmentContext, events: {} as StaffEnrolmentEvent },
  actors: {
    /** Reads the link from the address and checks it with the server. */
    checkLink: unprovidedPromise<EnrolmentLink>('checkLink'),
    /** Returns the recovery codes. */
    enrol: unprovidedPromise<readonly string[], PersonToEnrol>('enrol'),
    watchLink: unprovidedCallback('watchLink'),
  },
  guards: {
    isEarly: (_, { link }: { link: EnrolmentLink | null }) => isEarly(link),
    hasPassword: (_, { link }: { link: EnrolmentLink | null }) => hasPassword(link),
    isDescribed: ({ context: { link, values } }) => hasNoFieldErrors(detailErrors(link, values)),
    isProven: ({ context: { link, values } }) => hasNoFieldErrors(proofErrors(link, values)),
    isDead: ({ event }) => deadLinkOf(failureIn(event)) !== null,
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    /** Whether the server refused a field of the first step, which must be corrected there. */
    isAboutDetails: ({ context: { link }, event }) => {
      const error = failureIn(event);
      const named = error.kind === 'fieldErrors' ? Object.keys(error.fields) : [];
      return !hasPassword(link) && detailFields(link).some((field) => named.includes(field));
    },
    hasCodes: (_, { codes }: { codes: readonly string[] }) => codes.length > 0,
    isSaved: ({ context }) => context.isSaved,
  },
  actions: {
    takeLink: assign((_, { link }: { link: EnrolmentLink }) => ({ link })),
    change: assign(({ context }, { field, value }: { field: EnrolmentField; value: string }) => ({
      values: { ...context.values, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    judgeDetails: assign({ fieldErrors: ({ context: { link, values } }) => detailErrors(link, values) }),
    judgeProof: assign({ fieldErrors: ({ context: { link, values } }) => proofErrors(link, values) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    noteDeath: assign(({ event }) => ({ ...begin, dead: deadLinkOf(failureIn(event)) })),
    noteFormError: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    /** A refused code is of no further use: it was wrong, or is over before the rest is corrected. */
    noteRefusal: assign(({ context, event }) => ({
      ...staffRefusal(failureIn(event), enrolmentFields),
      values: { ...context.values, code: '' },
    })),
    startAnew: assign(begin),
    takeCodes: assign((_, { codes }: { codes: readonly string[] }) => ({ recoveryCodes: codes })),
    /** Keeps password and secret out of memory once they are of no further use. */
    forgetSecrets: assign({ values: emptyEnrolment, link: null }),
    noteSaved: assign((_, { isSaved }: { isSaved: boolean }) => ({ isSaved, fieldErrors: {} })),
    askToSave: assign({ fieldErrors: { saved: { code: 'codesUnsaved' as const } } }),
    forgetCodes: assign({ recoveryCodes: [] }),
    print: unprovidedAction('print'),
    goOn: unprovidedAction('goOn'),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'staffEnrolment',
  context: begin,
  invoke: { id: 'watchLink', src: 'watchLink' },
  initial: 'readingLink',
  on: { 'link.opened': { target: '.readingLink', actions: 'startAnew', reenter: true } },
  states: {
    readingLink: {
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: [
          {
            guard: { type: 'isEarly', params: ({ event }) => ({ link: event.output }) },
            target: 'waiting',
            actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
          },
          {
            guard: { type: 'hasPassword', params: ({ event }) => ({ link: event.output }) },
            target: 'proving',
            actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
          },
          {
            target: 'describing',
            actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
          },
        ],
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { target: 'unread', actions: 'noteFormError' },
        ],
      },
    },
    unread: { on: { 'retry.requested': { target: 'readingLink', actions: 'clearErrors' } } },
    dead: {},
    /** The link of a reset that works later. */
    waiting: { on: { 'retry.requested': 'readingLink' } },
    /** The first step: who the person is. */
    describing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isDescribed', target: 'proving', actions: 'clearErrors' },
          { actions: 'judgeDetails' },
        ],
      },
    },
    /** The second step: the authenticator app. Of a person with a password the first one, with it. */
    proving: {
      initial: 'ready',
      on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event } } },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isProven', target: '#staffEnrolment.submitting', actions: 'clearErrors' },
              { actions: 'judgeProof' },
            ],
            'back.requested': { target: '#staffEnrolment.describing', actions: 'clearErrors' },
          },
        },
        /** Too many attempts: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'clearErrors' } } },
      },
    },
    submitting: {
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context: { link, values } }) => ({ link: link!, values }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ codes: event.output }) },
            target: 'keepingCodes',
            actions: [
              { type: 'takeCodes', params: ({ event }) => ({ codes: event.output }) },
              'forgetSecrets',
            ],
          },
          { target: 'entered', actions: 'forgetSecrets' },
        ],
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'noteDeath' },
          { guard: 'isLimited', target: 'proving.limited', actions: 'noteFormError' },
          { guard: 'isAboutDetails', target: 'describing', actions: 'noteRefusal' },
          { target: 'proving', actions: 'noteRefusal' },
        ],
      },
    },
    /** The last step: the recovery codes, which no page shows again. */
    keepingCodes: {
      on: {
        'saved.changed': { actions: { type: 'noteSaved', params: ({ event }) => event } },
        'print.requested': { actions: 'print' },
        'form.submitted': [
          { guard: 'isSaved', target: 'entered', actions: 'forgetCodes' },
          { actions: 'askToSave' },
        ],
      },
    },
    entered: { entry: 'goOn' },
  },
});
