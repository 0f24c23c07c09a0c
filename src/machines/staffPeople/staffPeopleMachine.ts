/** The people of an organisation and its open invitations; ends a role, or withdraws an invitation. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Approval, Asked, StaffList } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** What a person has in the organisation: a role, or an invitation to one. */
export type Holding = { kind: 'membership' | 'invitation'; id: string };

export type StaffPeopleContext = {
  list: StaffList | null;
  /** What is about to end. */
  ending: Holding | null;
  formError: FormError | null;
  /** The act that waits for another owner, after the person asked for it. */
  asked: Approval | null;
};

export type StaffPeopleEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'end.requested'; holding: Holding }
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' };

export const staffPeopleMachine = setup({
  types: { context: {} as StaffPeopleContext, events: {} as StaffPeopleEvent },
  actors: {
    loadPeople: unprovidedPromise<StaffList>('loadPeople'),
    /** Null if it is done. */
    endHolding: unprovidedPromise<Asked | null, Holding>('endHolding'),
  },
  guards: {
    isAsked: (_, { answer }: { answer: Asked | null }) => answer !== null,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    /** It may have ended meanwhile. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    take: assign((_, { list }: { list: StaffList }) => ({ list, formError: null })),
    choose: assign((_, { holding }: { holding: Holding }) => ({
      ending: holding,
      formError: null,
      asked: null,
    })),
    leave: assign({ ending: null }),
    noteAsked: assign((_, { answer }: { answer: Asked | null }) => ({ asked: answer?.approval ?? null })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'staffPeople',
  context: { list: null, ending: null, formError: null, asked: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadPeople',
        src: 'loadPeople',
        onDone: {
          target: 'listed',
          actions: { type: 'take', params: ({ event }) => ({ list: event.output }) },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' } },
    listed: {
      on: {
        'refresh.requested': 'loading',
        'end.requested': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    confirming: {
      on: { 'end.confirmed': 'ending', 'end.cancelled': { target: 'listed', actions: 'leave' } },
    },
    ending: {
      invoke: {
        id: 'endHolding',
        src: 'endHolding',
        input: ({ context }) => context.ending!,
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ answer: event.output }) },
            target: 'listed',
            actions: ['leave', { type: 'noteAsked', params: ({ event }) => ({ answer: event.output }) }],
          },
          { target: 'loading', actions: 'leave' },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'listed', actions: 'leave' },
          { guard: 'isGone', target: 'loading', actions: 'leave' },
          { target: 'listed', actions: ['leave', 'noteFailure'] },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
