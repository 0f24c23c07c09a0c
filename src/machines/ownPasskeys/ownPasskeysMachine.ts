/** A person's own passkeys: lists them, adds one that the browser makes, and removes one. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import { readPasskeyName } from '../../../domain/staff/passkeyName.ts';
import type { MakeStop } from '../../../domain/staff/passkeyStops.ts';
import type { PasskeyOffer, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedPromise } from '../unprovided.ts';

export const passkeyFields = ['name'] as const;

export type OwnPasskeysContext = {
  passkeys: StaffFactors['passkeys'];
  /** Whether the staff side has a host name to which a passkey can belong. */
  isPossible: boolean;
  offer: PasskeyOffer | null;
  values: { name: string };
  fieldErrors: StaffFieldErrors<'name'>;
  formError: FormError | null;
  /** Why the browser made none. */
  stop: MakeStop | null;
  /** The passkey that the person wants to remove. */
  removing: string | null;
  /** What was done last. */
  done: 'added' | 'removed' | null;
};

export type OwnPasskeysEvent =
  | { type: 'retry.requested' }
  | { type: 'add.requested' }
  | { type: 'add.cancelled' }
  | { type: 'field.changed'; field: 'name'; value: string }
  | { type: 'form.submitted' }
  | { type: 'remove.requested'; id: string }
  | { type: 'remove.confirmed' }
  | { type: 'remove.cancelled' };

/** An offer under the name that the person gives. */
export type PasskeyToMake = { offer: PasskeyOffer | null; name: string };

const missing = ({ name }: OwnPasskeysContext['values']): StaffFieldErrors<'name'> =>
  'error' in readPasskeyName(name) ? { name: { code: 'passkeyName' } } : {};

/** Browser and system: enough to recognise a device. */
const nameOf = ({ device: { browser, system } }: PasskeyOffer) =>
  [browser, system].filter((each) => each !== '').join(', ');

const noOffer = { offer: null, values: { name: '' }, fieldErrors: {}, stop: null };

export const ownPasskeysMachine = setup({
  types: { context: {} as OwnPasskeysContext, events: {} as OwnPasskeysEvent },
  actors: {
    loadFactors: unprovidedPromise<StaffFactors>('loadFactors'),
    offerPasskey: unprovidedPromise<PasskeyOffer>('offerPasskey'),
    /** Resolves with the reason if the browser made none. */
    addPasskey: unprovidedPromise<MakeStop | null, PasskeyToMake>('addPasskey'),
    removePasskey: unprovidedPromise<unknown, { id: string }>('removePasskey'),
  },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isAboutName: ({ event }) => failureIn(event).kind === 'fieldErrors',
    isStopped: (_, { stop }: { stop: MakeStop | null }) => stop !== null,
    /** Another window may have removed it. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    take: assign((_, { passkeys, passkeys_possible: isPossible }: StaffFactors) => ({
      passkeys,
      isPossible,
    })),
    takeOffer: assign((_, { offer }: { offer: PasskeyOffer }) => ({
      offer,
      values: { name: nameOf(offer) },
    })),
    change: assign((_, { value }: { value: string }) => ({ values: { name: value }, fieldErrors: {} })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    begin: assign({ formError: null, fieldErrors: {}, stop: null, done: null }),
    forgetOffer: assign(noOffer),
    noteStop: assign((_, { stop }: { stop: MakeStop | null }) => ({ stop })),
    chooseToRemove: assign((_, { id }: { id: string }) => ({ removing: id })),
    forgetRemoval: assign({ removing: null }),
    noteDone: assign((_, { done }: { done: 'added' | 'removed' }) => ({ done })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    /** Of one field, nothing above it has to say that it has an error. */
    noteRefusal: assign(({ event }) => ({
      fieldErrors: staffRefusal(failureIn(event), passkeyFields).fieldErrors,
    })),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'ownPasskeys',
  context: { passkeys: [], isPossible: true, ...noOffer, formError: null, removing: null, done: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadFactors',
        src: 'loadFactors',
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'noteFailure' },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'begin' } } },
    listed: {
      on: {
        'add.requested': { target: 'offering', actions: 'begin' },
        'remove.requested': {
          target: 'confirming',
          actions: ['begin', { type: 'chooseToRemove', params: ({ event }) => event }],
        },
      },
    },
    offering: {
      invoke: {
        id: 'offerPasskey',
        src: 'offerPasskey',
        onDone: {
          target: 'naming',
          actions: { type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: [
          { guard: 'isGivenUp', target: 'listed' },
          { target: 'listed', actions: 'noteFailure' },
        ],
      },
    },
    naming: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'add.cancelled': { target: 'listed', actions: ['begin', 'forgetOffer'] },
      },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#ownPasskeys.adding', actions: 'begin' },
              { actions: 'judge' },
            ],
          },
        },
        /** Too many changes: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'begin' } } },
      },
    },
    adding: {
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { offer, values } }) => ({ offer, name: values.name }),
        onDone: [
          {
            guard: { type: 'isStopped', params: ({ event }) => ({ stop: event.output }) },
            target: 'naming.ready',
            actions: { type: 'noteStop', params: ({ event }) => ({ stop: event.output }) },
          },
          { target: 'loading', actions: ['forgetOffer', { type: 'noteDone', params: { done: 'added' } }] },
        ],
        onError: [
          { guard: 'isGivenUp', target: 'naming.ready' },
          { guard: 'isLimited', target: 'naming.limited', actions: 'noteFailure' },
          { guard: 'isAboutName', target: 'naming.ready', actions: 'noteRefusal' },
          // The offer is of no further use, and the list shows whether it was added.
          { target: 'loading', actions: ['forgetOffer', 'noteFailure'] },
        ],
      },
    },
    confirming: {
      on: {
        'remove.confirmed': 'removing',
        'remove.cancelled': { target: 'listed', actions: 'forgetRemoval' },
      },
    },
    removing: {
      exit: 'forgetRemoval',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: context.removing ?? '' }),
        onDone: { target: 'loading', actions: { type: 'noteDone', params: { done: 'removed' } } },
        onError: [
          { guard: 'isGivenUp', target: 'listed' },
          { guard: 'isGone', target: 'loading', actions: { type: 'noteDone', params: { done: 'removed' } } },
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
  },
});
