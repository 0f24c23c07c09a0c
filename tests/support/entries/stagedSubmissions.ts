/**
 * Machines of the pages of a candidate's entries for stories. They stay in their state: a call without a
 * given answer never ends.
 */
import { fromPromise } from 'xstate';
import type { Order, Submission, SubmissionView } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { feeOrderMachine } from '../../../src/machines/feeOrder/feeOrderMachine.ts';
import {
  type LoadedSubmissions,
  mySubmissionsMachine,
} from '../../../src/machines/mySubmissions/mySubmissionsMachine.ts';
import {
  type LoadedViewable,
  submissionDetailsMachine,
  submissionViewerMachine,
  type Viewable,
} from '../../../src/machines/submissionViewer/submissionViewerMachine.ts';
import { withdrawalMachine } from '../../../src/machines/withdrawal/withdrawalMachine.ts';
import type { WithdrawalState } from '../../../src/machines/withdrawal/withdrawalTypes.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

const actions = { logIn: () => {} };
const delays = { readAgain: NEVER_MS };

export const stagedMySubmissions = (answer?: LoadedSubmissions | AppError) =>
  mySubmissionsMachine.provide({
    actors: { loadSubmissions: fromPromise(() => stagedAnswer<LoadedSubmissions>(answer)) },
    actions,
    delays,
  });

type Staged<Data extends Viewable> = Omit<LoadedViewable<Data>, 'askedAt'> | AppError;

/**
 * A call whose answer gets the current time as the time of the request, so that its links are still valid.
 */
const loaded = <Data extends Viewable>(answer?: Staged<Data>) =>
  fromPromise(async () => {
    const askedAt = Date.now();
    return { ...(await stagedAnswer<Omit<LoadedViewable<Data>, 'askedAt'>>(answer)), askedAt };
  });

export const stagedDetails = (answer?: Staged<Submission>) =>
  submissionDetailsMachine.provide({
    actors: { loadSubmission: loaded(answer) },
    actions,
    delays,
  });

/** Ordering a fee; without an answer it never ends. */
export const stagedFeeOrder = (answer?: Order | AppError) =>
  feeOrderMachine.provide({
    actors: { orderFee: fromPromise(() => stagedAnswer<Order>(answer)) },
    actions: { ...actions, openPayment: () => {} },
  });

/** Withdrawing an entry, and undoing that; without an answer either never ends. */
export const stagedWithdrawal = (answer?: WithdrawalState | AppError) =>
  withdrawalMachine.provide({
    actors: {
      withdraw: fromPromise(() => stagedAnswer<WithdrawalState>(answer)),
      undo: fromPromise(() => stagedAnswer<WithdrawalState>(answer)),
    },
    actions,
    delays: { undoEnds: NEVER_MS },
  });

export const stagedViewer = (answer?: Staged<SubmissionView>) =>
  submissionViewerMachine.provide({
    actors: { loadSubmission: loaded(answer) },
    actions,
    delays,
  });
