import { mediaToUpload, registrationSetup, signupOf } from './registrationSetup.ts';

/** Uploads the media, then sends the form with its ticket; retries create one entry. */
export const sending = registrationSetup.createStateConfig({
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
