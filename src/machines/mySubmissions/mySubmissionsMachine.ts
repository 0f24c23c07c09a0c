/**
 * The candidate's list of entries. Removed cards leave only the list, not the server (specification section 2
 * "My submissions"; decision D22).
 */
import { assign, setup } from 'xstate';
import type { Submission } from '../../../domain/contract.ts';
import { saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { mayLookOtherwise } from '../../../domain/submissionStanding.ts';
import { failureIn } from '../failureIn.ts';
import { type LoadRetried, type LoadRetry, type ReportsRetries, retriesTo } from '../loadRetry.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type LoadedSubmissions = {
  /** Newest first. */
  submissions: readonly Submission[];
  /** UTC milliseconds of the server. */
  now: number;
};

/** A removed card and its former index. */
export type RemovedCard = { submission: Submission; index: number };

export type MySubmissionsContext = LoadedSubmissions &
  FailureReport & {
    /** Removed from this list only; the latest is last. */
    removed: readonly RemovedCard[];
    /** Id of the entry whose removal the candidate has to confirm. */
    confirming: string | null;
    retry: LoadRetry | null;
  };

export type MySubmissionsEvent =
  | LoadRetried
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  | { type: 'delete.requested'; id: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'undo.requested' };

type Cards = Pick<MySubmissionsContext, 'submissions' | 'removed' | 'confirming'>;

/** Removes the card of `confirming`. */
export function withoutCard({ submissions, removed, confirming }: Cards): Cards {
  const index = submissions.findIndex(({ id }) => id === confirming);
  const submission = submissions[index];
  if (!submission) return { submissions, removed, confirming: null };
  return {
    submissions: submissions.filter((each) => each !== submission),
    removed: [...removed, { submission, index }],
    confirming: null,
  };
}

/** Restores the last removed card at its index. */
export function restoredCards({ submissions, removed, confirming }: Cards): Cards {
  const last = removed.at(-1);
  if (!last) return { submissions, removed, confirming };
  return {
    submissions: submissions.toSpliced(last.index, 0, last.submission),
    removed: removed.slice(0, -1),
    confirming,
  };
}

/** Removed cards stay removed when the list reloads. */
export function withoutRemoved(
  submissions: readonly Submission[],
  removed: readonly RemovedCard[],
): readonly Submission[] {
  return submissions.filter(({ id }) => removed.every(({ submission }) => submission.id !== id));
}

export const mySubmissionsMachine = setup({
  types: { context: {} as MySubmissionsContext, events: {} as MySubmissionsEvent },
  actors: { loadSubmissions: unprovidedPromise<LoadedSubmissions, ReportsRetries>('loadSubmissions') },
  guards: {
    isEmpty: ({ context }) => context.submissions.length === 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    mayLookOtherwise: ({ context }) => context.submissions.some(mayLookOtherwise),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign(({ context }, { submissions, now }: LoadedSubmissions) => ({
      submissions: withoutRemoved(submissions, context.removed),
      now,
    })),
    choose: assign((_, { id }: { id: string }) => ({ confirming: id })),
    cancelRemoval: assign({ confirming: null }),
    remove: assign(({ context }) => withoutCard(context)),
    restore: assign(({ context }) => restoredCards(context)),
    noteRetry: assign((_, { retry }: { retry: LoadRetry }) => ({ retry })),
    forgetRetry: assign({ retry: null }),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
  },
  delays: { readAgain: READ_AGAIN_MS },
}).createMachine({
  id: 'mySubmissions',
  context: { submissions: [], now: 0, removed: [], confirming: null, retry: null, ...noReport },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetRetry',
      on: { 'load.retried': { actions: { type: 'noteRetry', params: ({ event }) => event } } },
      invoke: {
        id: 'loadSubmissions',
        src: 'loadSubmissions',
        input: ({ self }) => retriesTo(self),
        onDone: { target: 'list', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isUnauthenticated', target: 'unauthenticated' },
          { target: 'failed', actions: 'noteReport' },
        ],
      },
    },
    list: {
      always: { guard: 'isEmpty', target: 'empty' },
      initial: 'resting',
      on: {
        'delete.requested': {
          target: '.confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'undo.requested': { guard: 'hasRemoved', actions: 'restore' },
      },
      states: {
        resting: { after: { readAgain: { guard: 'mayLookOtherwise', target: 'refreshing' } } },
        /** The server still processes a file: reloads in the background. */
        refreshing: {
          invoke: {
            id: 'loadSubmissions',
            src: 'loadSubmissions',
            input: ({ self }) => retriesTo(self),
            onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
        confirming: {
          on: {
            'delete.confirmed': { target: 'resting', actions: 'remove' },
            'delete.cancelled': { target: 'resting', actions: 'cancelRemoval' },
          },
        },
      },
    },
    empty: { on: { 'undo.requested': { guard: 'hasRemoved', target: 'list', actions: 'restore' } } },
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
