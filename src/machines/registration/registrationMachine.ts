/** Registration, from the form to the receipt (specification sections 2 "Registration", 4 "Enrolling", 5). */
import { filling } from './fillingState.ts';
import { emptyRegistration } from './registrationForm.ts';
import { registrationSetup } from './registrationSetup.ts';
import { sending } from './sendingState.ts';

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: {
    competition: null,
    now: 0,
    today: '',
    person: null,
    resumable: true,
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
    unsure: false,
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
