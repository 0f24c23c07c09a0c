/** Registration, from the form to the receipt (specification sections 2 "Registration", 4 "Enrolling", 5). */
import { mediaToUpload, registrationSetup, signupOf } from './registrationSetup.ts';
import { filling } from './fillingState.ts';
import { emptyRegistration } from './registrationForm.ts';

/** Uploads the media, then sends the form with its ticket; retries create one entry. */
const sending = registrationSetup.createStateConfig({
  initial: 'transferring',
  exit: 'endSending',
  on: { 'upload.changed': { actions: { type: 'noteProgress', params: ({ event }) => event } } },
  states: {
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
        'signup.answered': {
          target: '#registration.received',
          actions: [{ type: 'noteReceived', params: ({ event }) => event }, 'forgetDraft'],
        },
        'signup.refused': [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unsure' },
          {
            guard: { type: 'saysClosed', params: ({ event }) => event },
            target: '#registration.closed',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'keepDraft'],
          },
          {
            guard: { type: 'namesFields', params: ({ event }) => event },
            target: '#registration.filling.form.bannered',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'keepDraft'],
          },
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
        onDone: [
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => ({ opened: event.output }) },
            target: 'turnedAway',
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
    /** Registration is not open; the draft stays saved. */
    closed: { on: { 'notice.closed': { actions: 'showCompetition' } } },
    filling,
    sending,
    received: { after: { redirect: 'leaving' }, on: { 'leave.requested': 'leaving' } },
    leaving: { entry: 'goHome' },
  },
});
