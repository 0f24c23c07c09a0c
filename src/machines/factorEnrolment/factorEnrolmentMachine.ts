/** A person's own authenticator apps: lists them, adds one that the person proves, and removes one. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { OfferedFactor, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { type StaffFieldErrors, staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedPromise } from '../unprovided.ts';

export const factorFields = ['code'] as const;

export type FactorEnrolmentContext = {
  authenticators: StaffFactors['authenticators'];
  /** The secret that is offered for one more app. */
  secret: string | null;
  values: { code: string };
  fieldErrors: StaffFieldErrors<'code'>;
  formError: FormError | null;
  /** The app that the person wants to remove. */
  removing: string | null;
  /** What was done last. */
  done: 'added' | 'removed' | null;
};

export type FactorEnrolmentEvent =
  | { type: 'retry.requested' }
  | { type: 'add.requested' }
  | { type: 'add.cancelled' }
  | { type: 'field.changed'; field: 'code'; value: string }
  | { type: 'form.submitted' }
  | { type: 'remove.requested'; id: string }
  | { type: 'remove.confirmed' }
  | { type: 'remove.cancelled' };

const missing = ({ code }: FactorEnrolmentContext['values']): StaffFieldErrors<'code'> =>
  code.trim() === '' ? { code: { code: 'codeRequired' } } : {};

const noOffer = { secret: null, values: { code: '' }, fieldErrors: {} };

export const factorEnrolmentMachine = setup({
  types: { context: {} as FactorEnrolmentContext, events: {} as FactorEnrolmentEvent },
  actors: {
    loadFactors: unprovidedPromise<StaffFactors>('loadFactors'),
    offerFactor: unprovidedPromise<OfferedFactor>('offerFactor'),
    addFactor: unprovidedPromise<unknown, { code: string }>('addFactor'),
    removeFactor: unprovidedPromise<unknown, { id: string }>('removeFactor'),
  },
  guards: {
    isComplete: ({ context }) => hasNoFieldErrors(missing(context.values)),
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isLimited: ({ event }) => statusOf(failureIn(event)) === 429,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
    /** The offer is of no further use: the person's apps have changed elsewhere. */
    isOver: ({ event }) => statusOf(failureIn(event)) === 409,
    /** Another window may have removed it. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    take: assign((_, { authenticators }: StaffFactors) => ({ authenticators })),
    takeOffer: assign((_, { authenticator }: OfferedFactor) => ({ secret: authenticator.secret })),
    change: assign((_, { value }: { value: string }) => ({ values: { code: value }, fieldErrors: {} })),
    judge: assign({ fieldErrors: ({ context }) => missing(context.values) }),
    begin: assign({ formError: null, fieldErrors: {}, done: null }),
    forgetOffer: assign(noOffer),
    chooseToRemove: assign((_, { id }: { id: string }) => ({ removing: id })),
    forgetRemoval: assign({ removing: null }),
    noteDone: assign((_, { done }: { done: 'added' | 'removed' }) => ({ done })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    /** A refused code is of no further use. Of one field, nothing above it has to say that it has an error. */
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), factorFields);
      return { fieldErrors, formError: fieldErrors.code ? null : formError, values: { code: '' } };
    }),
  },
  delays: { wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS },
}).createMachine({
  id: 'factorEnrolment',
  context: { authenticators: [], ...noOffer, formError: null, removing: null, done: null },
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
        id: 'offerFactor',
        src: 'offerFactor',
        onDone: { target: 'proving', actions: { type: 'takeOffer', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isGivenUp', target: 'listed' },
          { target: 'listed', actions: 'noteFailure' },
        ],
      },
    },
    proving: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'add.cancelled': { target: 'listed', actions: ['begin', 'forgetOffer'] },
      },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#factorEnrolment.adding', actions: 'begin' },
              { actions: 'judge' },
            ],
          },
        },
        /** Too many attempts: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'begin' } } },
      },
    },
    adding: {
      invoke: {
        id: 'addFactor',
        src: 'addFactor',
        input: ({ context }) => context.values,
        onDone: {
          target: 'loading',
          actions: ['forgetOffer', { type: 'noteDone', params: { done: 'added' } }],
        },
        onError: [
          { guard: 'isGivenUp', target: 'proving.ready' },
          { guard: 'isLimited', target: 'proving.limited', actions: 'noteFailure' },
          // The list shows whether it was added.
          { guard: 'isUnknown', target: 'loading', actions: ['forgetOffer', 'noteFailure'] },
          { guard: 'isOver', target: 'loading', actions: ['forgetOffer', 'noteFailure'] },
          { target: 'proving.ready', actions: 'noteRefusal' },
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
        id: 'removeFactor',
        src: 'removeFactor',
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
