/** Acts that wait for a second person: approves or rejects one, or withdraws one's own. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Approval, ApprovalList, Approved } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

/** What a person decides, and the act as the person saw it. */
export type Deciding = { decision: 'approve' | 'reject' | 'withdraw'; approval: Approval };

/** A link that an approval made, by which act, and the address for which it is. */
export type GivenLink = { act: Approval['act']; email: string; link: string; isMailed: boolean };

export type ApprovalContext = {
  list: ApprovalList | null;
  loadError: FormError | null;
  deciding: Deciding | null;
  /** Why the last decision was refused; it stays while the list loads again. */
  formError: FormError | null;
  given: GivenLink | null;
};

export type ApprovalEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** The person is back at the page, whose list may be old. */
  | { type: 'page.returned' }
  | ({ type: 'decision.requested' } & Deciding)
  | { type: 'decision.confirmed' }
  | { type: 'decision.cancelled' }
  | { type: 'link.kept' };

export const approvalMachine = setup({
  types: { context: {} as ApprovalContext, events: {} as ApprovalEvent },
  actors: {
    loadApprovals: unprovidedPromise<ApprovalList>('loadApprovals'),
    /** Without a link: null. */
    decide: unprovidedPromise<Approved | null, Deciding>('decide'),
    watchReturn: unprovidedCallback('watchReturn'),
  },
  guards: {
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
  },
  actions: {
    take: assign((_, { list }: { list: ApprovalList }) => ({ list, loadError: null })),
    choose: assign((_, { decision, approval }: Deciding) => ({
      deciding: { decision, approval },
      formError: null,
    })),
    leave: assign({ deciding: null }),
    clearError: assign({ formError: null }),
    noteLoadFailure: assign(({ event }) => ({ loadError: formErrorOf(failureIn(event)) })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    keepLink: assign(({ context }, { approved }: { approved: Approved | null }) => {
      const { act, preview } = context.deciding!.approval;
      const email = preview.kind === 'person' ? preview.email : '';
      return approved?.link
        ? { given: { act, email, link: approved.link, isMailed: approved.is_mailed } }
        : {};
    }),
    forgetLink: assign({ given: null }),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'approval',
  context: { list: null, loadError: null, deciding: null, formError: null, given: null },
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'loading',
  on: { 'link.kept': { actions: 'forgetLink' } },
  states: {
    loading: {
      invoke: {
        id: 'loadApprovals',
        src: 'loadApprovals',
        onDone: {
          target: 'listed',
          actions: { type: 'take', params: ({ event }) => ({ list: event.output }) },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteLoadFailure' },
        ],
      },
      // The click that brings a person back to the page also makes the list load again.
      on: {
        'decision.requested': {
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading', 'page.returned': 'loading' },
    },
    listed: {
      on: {
        'refresh.requested': { target: 'loading', actions: 'clearError' },
        'page.returned': 'loading',
        'decision.requested': {
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      on: { 'decision.confirmed': 'deciding', 'decision.cancelled': { target: 'listed', actions: 'leave' } },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => context.deciding!,
        onDone: {
          target: 'loading',
          actions: [{ type: 'keepLink', params: ({ event }) => ({ approved: event.output }) }, 'leave'],
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'listed', actions: 'leave' },
          // Another person may have decided, or the outcome is unknown: the list says what is true now.
          { target: 'loading', actions: ['leave', 'noteFailure'] },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
