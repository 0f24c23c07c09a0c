import type { CompetitionDetails } from '../../../domain/contract.ts';
import { identityToCheck, mediaToCheck, registrationSetup } from './registrationSetup.ts';

const beginMedia = { type: 'beginMedia', params: ({ event }: { event: { file: File } }) => event } as const;
const beginIdentity = {
  type: 'beginIdentity',
  params: ({ event }: { event: { file: File } }) => event,
} as const;

/** The typed fields, and in parallel the checks of the two chosen files and the beginning on the server. */
export const filling = registrationSetup.createStateConfig({
  type: 'parallel',
  invoke: {
    id: 'followRegistration',
    src: 'followRegistration',
    input: ({ context }) => ({ details: context.competition as CompetitionDetails, now: context.now }),
  },
  on: {
    'clock.ticked': [
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: '#registration.closed',
        actions: { type: 'noteTime', params: ({ event }) => event },
      },
      { actions: { type: 'noteTime', params: ({ event }) => event } },
    ],
    'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'] },
    'field.left': { actions: { type: 'judgeField', params: ({ event }) => event } },
    'consent.withdrawn': { actions: [{ type: 'withdraw', params: ({ event }) => event }, 'keepDraft'] },
    'login.requested': { actions: 'logIn' },
    /** Another device changed the draft in the account: this page keeps its own, unless the candidate wants that one. */
    'draft.overtaken': { actions: { type: 'say', params: { note: 'overtaken' } } },
    'newest.requested': { target: '#registration.opening', actions: 'wantNewest' },
  },
  states: {
    form: {
      initial: 'calm',
      on: {
        'form.submitted': [
          { guard: 'isUnchecked', target: '.calm', actions: { type: 'say', params: { note: 'checking' } } },
          { guard: 'isIncomplete', target: '.bannered', actions: 'judge' },
          { guard: 'isUploaded', target: '#registration.sending.signing', actions: 'beginSending' },
          { target: '#registration.sending.judging', actions: 'beginSending' },
        ],
        'consent.opened': { target: '.reading', actions: { type: 'read', params: ({ event }) => event } },
      },
      states: {
        calm: {},
        bannered: { after: { validationBanner: 'calm' }, exit: 'foldBanner' },
        reading: {
          on: {
            'consent.accepted': { target: 'calm', actions: ['accept', 'closeTerms', 'keepDraft'] },
            'dialog.closed': { target: 'calm', actions: 'closeTerms' },
          },
        },
      },
    },
    /** A registration begins with its first typed field, and can then be sent for a while after the end (D188). */
    start: {
      initial: 'waiting',
      states: {
        waiting: {
          always: [
            { guard: 'hasBegun', target: 'begun' },
            { guard: 'hasTyped', target: 'beginning' },
          ],
        },
        beginning: {
          invoke: {
            id: 'beginRegistration',
            src: 'beginRegistration',
            input: ({ context }) => ({ competition: context.competition?.id ?? '', key: context.key }),
            onDone: {
              target: 'begun',
              actions: [{ type: 'noteBegun', params: ({ event }) => ({ begun: event.output }) }, 'keepDraft'],
            },
            onError: 'resting',
          },
        },
        resting: { after: { askAgain: 'waiting' } },
        begun: {},
      },
    },
    media: {
      initial: 'resting',
      on: {
        'media.chosen': { target: '.checking', actions: beginMedia },
        'media.removed': { target: '.resting', actions: ['dropMedia', 'keepDraft'] },
      },
      states: {
        resting: {},
        checking: {
          invoke: {
            id: 'checkMedia',
            src: 'checkMedia',
            input: ({ context }) => mediaToCheck(context),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'endMedia', params: ({ event }) => ({ checked: event.output }) },
                'keepDraft',
              ],
            },
            onError: {
              target: 'resting',
              actions: { type: 'endMedia', params: { checked: { ok: false, code: 'unreadable' } } },
            },
          },
        },
      },
    },
    identity: {
      initial: 'resting',
      on: {
        'identity.chosen': { target: '.checking', actions: beginIdentity },
        'identity.removed': { target: '.resting', actions: ['dropIdentity', 'keepDraft'] },
      },
      states: {
        resting: {},
        checking: {
          invoke: {
            id: 'checkIdentity',
            src: 'checkIdentity',
            input: ({ context }) => identityToCheck(context),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'endIdentity', params: ({ event }) => ({ checked: event.output }) },
                'keepDraft',
              ],
            },
            onError: {
              target: 'resting',
              actions: { type: 'endIdentity', params: { checked: { ok: false, code: 'unreadable' } } },
            },
          },
        },
      },
    },
  },
});
