/** Real effects of the entry pages. */
import { fromPromise } from 'xstate';
import { navigate } from 'wouter/use-browser-location';
import { orderHref } from '../../../domain/checkoutAddress.ts';
import type { Order, Submission, SubmissionUpdateReply, SubmissionView } from '../../../domain/contract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { lastId, submissionOfState } from '../../../domain/submissionAddress.ts';
import { listSubmissions } from '../../api/calls/listSubmissions.ts';
import { placeFeeOrder } from '../../api/calls/placeFeeOrder.ts';
import { readSubmission } from '../../api/calls/readSubmission.ts';
import { undoWithdrawal } from '../../api/calls/undoWithdrawal.ts';
import { viewSubmission } from '../../api/calls/viewSubmission.ts';
import { withdrawSubmission } from '../../api/calls/withdrawSubmission.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import type { Dated } from '../../api/unwrapDated.ts';
import { withRetry } from '../../api/withRetry.ts';
import { feeOrderMachine } from '../../machines/feeOrder/feeOrderMachine.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import {
  type LoadedSubmissions,
  mySubmissionsMachine,
} from '../../machines/mySubmissions/mySubmissionsMachine.ts';
import {
  type LoadedViewable,
  submissionDetailsMachine,
  submissionViewerMachine,
} from '../../machines/submissionViewer/submissionViewerMachine.ts';
import { withdrawalMachine } from '../../machines/withdrawal/withdrawalMachine.ts';
import type { EntryToWithdraw, WithdrawalState } from '../../machines/withdrawal/withdrawalTypes.ts';
import { dataOf } from './dataOf.ts';
import { newKey } from './newKey.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

async function readWithRetry<Data>(
  call: () => Promise<Outcome<Dated<{ data: Data }>>>,
  signal: AbortSignal,
  onRetry?: ReportsRetries['onRetry'],
): Promise<{ data: Data; now: number; askedAt: number }> {
  const askedAt = Date.now();
  const { data, at } = await dataOf(await withRetry(call, retryPresets.standard, { signal, onRetry }));
  return { data: data.data, now: at, askedAt };
}

async function changeWithdrawal(
  call: () => Promise<Outcome<Dated<SubmissionUpdateReply>>>,
  signal: AbortSignal,
): Promise<WithdrawalState> {
  const { data, at } = await dataOf(await withRetry(call, retryPresets.fast, { signal }));
  return { withdrawal: data.data.withdrawal, now: at };
}

/** @param base the address of the API */
export function createSubmissionFlows(base: string, session: SessionActor) {
  const endSession = refusedIn(session);
  const client = createSignedInClient({ base, onRefused: endSession });
  /** Ends the local session first: otherwise the login page would redirect back. */
  const logIn = () => {
    const { signedIn } = session.getSnapshot().context;
    if (signedIn) endSession(signedIn.token);
  };
  return {
    mySubmissions: mySubmissionsMachine.provide({
      actors: {
        loadSubmissions: fromPromise<LoadedSubmissions, ReportsRetries>(async ({ input, signal }) => {
          const call = () => listSubmissions(client, signal);
          const { data, now } = await readWithRetry(call, signal, input.onRetry);
          return { submissions: data, now };
        }),
      },
      actions: { logIn },
    }),
    details: submissionDetailsMachine.provide({
      actors: {
        loadSubmission: fromPromise<LoadedViewable<Submission>>(({ signal }) =>
          readWithRetry(() => readSubmission(client, lastId(location.pathname), signal), signal),
        ),
      },
      actions: { logIn },
    }),
    feeOrder: feeOrderMachine.provide({
      actors: {
        orderFee: fromPromise<Order>(async ({ signal }) => {
          const asked = { entryId: lastId(location.pathname), key: newKey() };
          return dataOf(
            await withRetry(() => placeFeeOrder(client, asked, signal), retryPresets.standard, { signal }),
          );
        }),
      },
      actions: { logIn, openPayment: (_, order) => navigate(orderHref(order.id)) },
    }),
    withdrawal: withdrawalMachine.provide({
      actors: {
        withdraw: fromPromise<WithdrawalState, EntryToWithdraw>(({ input, signal }) =>
          changeWithdrawal(() => withdrawSubmission(client, input, signal), signal),
        ),
        undo: fromPromise<WithdrawalState, { entry: string }>(({ input, signal }) =>
          changeWithdrawal(() => undoWithdrawal(client, input.entry, signal), signal),
        ),
      },
      actions: { logIn },
    }),
    viewer: submissionViewerMachine.provide({
      actors: {
        loadSubmission: fromPromise<LoadedViewable<SubmissionView>>(({ signal }) =>
          readWithRetry(() => viewSubmission(client, submissionOfState(history.state) ?? '', signal), signal),
        ),
      },
      actions: { logIn },
    }),
  };
}

export const submissionFlows = createSubmissionFlows(apiBase(), pageSession);
