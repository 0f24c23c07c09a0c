/** Real effects of the entry pages. */
import { fromPromise } from 'xstate';
import type { Submission, SubmissionView } from '../../../domain/contract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { lastId, submissionOfState } from '../../../domain/submissionAddress.ts';
import { listSubmissions } from '../../api/calls/listSubmissions.ts';
import { readSubmission } from '../../api/calls/readSubmission.ts';
import { viewSubmission } from '../../api/calls/viewSubmission.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import type { Dated } from '../../api/unwrapDated.ts';
import { withRetry } from '../../api/withRetry.ts';
import {
  type LoadedSubmissions,
  mySubmissionsMachine,
} from '../../machines/mySubmissions/mySubmissionsMachine.ts';
import {
  type LoadedViewable,
  submissionDetailsMachine,
  submissionViewerMachine,
} from '../../machines/submissionViewer/submissionViewerMachine.ts';
import { dataOf } from './dataOf.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

async function readWithRetry<Data>(
  call: () => Promise<Outcome<Dated<{ data: Data }>>>,
  signal: AbortSignal,
): Promise<{ data: Data; now: number; askedAt: number }> {
  const askedAt = Date.now();
  const { data, at } = await dataOf(await withRetry(call, retryPresets.standard, { signal }));
  return { data: data.data, now: at, askedAt };
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
        loadSubmissions: fromPromise<LoadedSubmissions>(async ({ signal }) => {
          const { data, now } = await readWithRetry(() => listSubmissions(client, signal), signal);
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
