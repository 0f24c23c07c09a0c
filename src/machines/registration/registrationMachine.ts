/** Registration, from the form to the receipt (specification sections 2 "Registration", 4 "Enrolling", 5). */
import { mediaToUpload, registrationSetup, signupOf } from './registrationSetup.ts';
import { filling } from './fillingState.ts';
import { failureIn } from '../failureIn.ts';
import { emptyRegistration } from './registrationForm.ts';

type Refused = { event: { error?: unknown } };

/** Refusals that the check and the signup share: the form opens again with the errors at its fields. */
const refusals = [
  {
    guard: { type: 'saysClosed', params: ({ event }: Refused) => ({ error: failureIn(event) }) },
    target: '#registration.closed',
    actions: [
      { type: 'noteRefusal', params: ({ event }: Refused) => ({ error: failureIn(event) }) },
      'keepDraft',
    ],
  },
  {
    guard: { type: 'namesFields', params: ({ event }: Refused) => ({ error: failureIn(event) }) },
    target: '#registration.filling.form.bannered',
    actions: [
      { type: 'noteRefusal', params: ({ event }: Refused) => ({ error: failureIn(event) }) },
      'keepDraft',
    ],
  },
] as const;

/** Has the text judged, uploads the media, then sends the form with its ticket; retries create one entry. */
const sending = registrationSetup.createStateConfig({
  initial: 'judging',
  exit: 'endSending',
  on: { 'upload.changed': { actions: { type: 'noteProgress', params: ({ event }) => event } } },
  states: {
    /** Without a judgement the registration goes on: the signup judges too. */
    judging: {
      invoke: {
        id: 'checkSignup',
        src: 'checkSignup',
        input: ({ context }) => signupOf(context),
        onDone: 'transferring',
        onError: [...refusals, { target: 'transferring' }],
      },
    },
    transferring: {
      on: { 'cancel.requested': { actions: 'cancelUpload' } },
      invoke: {
        id: 'mediaUpload',
        src: 'mediaUpload',
        input: ({ context }) => mediaToUpload(context),
        onDone: [
          {
            guard: { type: 'endsIn', params: ({ event }) => ({ is: event.output.kind, kind: 'uploaded' }) },
            target: 'signing',
            actions: { type: 'takeTicket', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'endsIn', params: ({ event }) => ({ is: event.output.kind, kind: 'cancelled' }) },
            target: '#registration.filling',
            actions: { type: 'say', params: { note: 'cancelled' } },
          },
          {
            guard: { type: 'isUploadClosed', params: ({ event }) => ({ answer: event.output }) },
            target: '#registration.closed',
          },
          {
            guard: { type: 'isFileRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#registration.filling.form.bannered',
            actions: { type: 'noteUploadFailure', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#registration.filling',
            actions: { type: 'noteUploadFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
    },
    signing: {
      entry: ['noteSent', 'keepDraft'],
      invoke: { id: 'signUp', src: 'signUp', input: ({ context }) => signupOf(context) },
      on: {
        'signup.answered': [
          {
            guard: { type: 'owesFee', params: ({ event }) => event },
            target: '#registration.unpaid',
            actions: [{ type: 'noteReceived', params: ({ event }) => event }, 'forgetDraft'],
          },
          {
            target: '#registration.received',
            actions: [{ type: 'noteReceived', params: ({ event }) => event }, 'keepSent', 'forgetDraft'],
          },
        ],
        'signup.refused': [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unsure' },
          ...refusals,
          {
            target: '#registration.filling',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'keepDraft'],
          },
        ],
      },
    },
    /** The outcome is unknown: sends again under the same idempotency key, automatically and by hand. */
    unsure: { after: { askAgain: 'signing' }, on: { 'retry.requested': 'signing' } },
  },
});

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: {
    competition: null,
    now: 0,
    today: '',
    person: null,
    entry: null,
    resumable: true,
    converts: false,
    key: '',
    values: emptyRegistration,
    media: null,
    identity: null,
    checkedMedia: null,
    checkedIdentity: null,
    ticket: null,
    consent: null,
    fieldErrors: {},
    formError: null,
    known: false,
    listed: false,
    restored: false,
    keptUpload: null,
    newest: false,
    unsure: false,
    begun: null,
    progress: null,
    sentence: null,
    account: null,
  },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'openForm',
        src: 'openForm',
        input: ({ context: { newest } }) => ({ newest }),
        onDone: [
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => ({ opened: event.output }) },
            target: 'turnedAway',
          },
          {
            guard: { type: 'hasEntered', params: ({ event }) => ({ opened: event.output }) },
            target: 'entered',
            actions: { type: 'open', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'wasSent', params: ({ event }) => ({ opened: event.output }) },
            target: 'received.staying',
            actions: { type: 'openSent', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ opened: event.output }) },
            target: 'closed',
            actions: { type: 'open', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'filling',
            actions: [{ type: 'open', params: ({ event }) => ({ opened: event.output }) }, 'keepDraft'],
          },
        ],
        onError: [
          { guard: 'isMissing', target: 'turnedAway' },
          { target: 'failed', actions: 'noteSentence' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'opening' } },
    /** No competition was chosen, or it does not exist (decision D23). */
    turnedAway: { entry: 'goHome' },
    /** The candidate has an entry in this competition; a draft for another one is of no use. */
    entered: { entry: 'forgetDraft' },
    /** Registration is not open; the draft stays saved. */
    closed: { on: { 'notice.closed': { actions: 'showCompetition' } } },
    filling,
    sending,
    /** The entry owes a fee that the candidate can pay now: the page stays and offers it (decision D203). */
    unpaid: {},
    received: {
      initial: 'passing',
      on: { 'leave.requested': 'leaving' },
      states: {
        passing: { after: { redirect: '#registration.leaving' }, on: { 'stay.requested': 'staying' } },
        /** The candidate corrects a contact, or came back to do so (decision D200). */
        staying: {
          on: {
            'another.requested': { target: '#registration.opening', actions: ['forgetSent', 'beginAnother'] },
          },
        },
      },
    },
    leaving: { entry: 'goHome' },
  },
});
