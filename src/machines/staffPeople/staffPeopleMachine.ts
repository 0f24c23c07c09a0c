/**
 * The people of an organisation and its open invitations; ends a role, or withdraws an invitation. A withdrawal that can be
 * undone needs no confirmation.
 */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Approval, Asked, StaffCompetition, StaffList } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** What a person has in the organisation: a role, or an invitation to one. */
export type Holding = { kind: 'membership' | 'invitation'; id: string };

/** An invitation that was withdrawn. */
export type RestorableInvitation = { id: string; email: string };

/** What was done to an invitation, and can be undone or was. */
export type InvitationNews = { did: 'withdrawn' | 'restored'; id: string; email: string };

/** The people, and the competitions to which a role can be limited. */
export type PeopleList = StaffList & { choices: readonly StaffCompetition[] };

export type StaffPeopleContext = {
  list: PeopleList | null;
  /** What is about to end. */
  ending: Holding | null;
  /** What is restored. */
  restoring: RestorableInvitation | null;
  formError: FormError | null;
  /** The act that waits for another owner, after the person asked for it. */
  asked: Approval | null;
  news: InvitationNews | null;
};

export type StaffPeopleEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'end.requested'; holding: Holding }
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' }
  | { type: 'restore.requested'; invitation: RestorableInvitation };

/** The open invitation that a holding is, if its withdrawal can be undone: that of an owner cannot. */
function invitationOf({ list }: StaffPeopleContext, { kind, id }: Holding): RestorableInvitation | undefined {
  const found =
    kind === 'invitation'
      ? list?.invitations.find((each) => each.id === id && each.role !== 'owner')
      : undefined;
  return found && { id, email: found.email };
}

export const staffPeopleMachine = setup({
  types: { context: {} as StaffPeopleContext, events: {} as StaffPeopleEvent },
  actors: {
    loadPeople: unprovidedPromise<PeopleList>('loadPeople'),
    /** Null if it is done. */
    endHolding: unprovidedPromise<Asked | null, Holding>('endHolding'),
    restoreInvitation: unprovidedPromise<unknown, RestorableInvitation>('restoreInvitation'),
  },
  guards: {
    isAsked: (_, { answer }: { answer: Asked | null }) => answer !== null,
    canUndo: ({ context }, { holding }: { holding: Holding }) => invitationOf(context, holding) !== undefined,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    /** It may have ended meanwhile. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    take: assign((_, { list }: { list: PeopleList }) => ({ list, formError: null })),
    choose: assign((_, { holding }: { holding: Holding }) => ({
      ending: holding,
      formError: null,
      asked: null,
      news: null,
    })),
    chooseRestored: assign((_, { invitation }: { invitation: RestorableInvitation }) => ({
      restoring: invitation,
      formError: null,
      news: null,
    })),
    forgetNews: assign({ news: null }),
    leave: assign({ ending: null, restoring: null }),
    noteWithdrawn: assign(({ context }) => {
      const invitation = context.ending && invitationOf(context, context.ending);
      return { news: invitation ? { did: 'withdrawn' as const, ...invitation } : null };
    }),
    noteRestored: assign(({ context }) => ({
      news: { did: 'restored' as const, ...context.restoring! },
    })),
    noteAsked: assign((_, { answer }: { answer: Asked | null }) => ({ asked: answer?.approval ?? null })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'staffPeople',
  context: { list: null, ending: null, restoring: null, formError: null, asked: null, news: null },
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
        'refresh.requested': { target: 'loading', actions: 'forgetNews' },
        'end.requested': [
          {
            guard: { type: 'canUndo', params: ({ event }) => event },
            target: 'ending',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        'restore.requested': {
          target: 'restoring',
          actions: { type: 'chooseRestored', params: ({ event }) => event },
        },
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
          { target: 'loading', actions: ['noteWithdrawn', 'leave'] },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'listed', actions: 'leave' },
          { guard: 'isGone', target: 'loading', actions: 'leave' },
          { target: 'listed', actions: ['leave', 'noteFailure'] },
        ],
      },
    },
    restoring: {
      invoke: {
        id: 'restoreInvitation',
        src: 'restoreInvitation',
        input: ({ context }) => context.restoring!,
        onDone: { target: 'loading', actions: ['noteRestored', 'leave'] },
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
