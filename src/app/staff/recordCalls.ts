/** Real effects of lists of records, and of the page of one. */
import { fromPromise } from 'xstate';
import { statusOf } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { BrowsePlace, LoadedPage } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedRead } from './retriedCalls.ts';

/** What a list needs of the world. @param call a page of the list */
export function browsing<Page, Chosen>(
  call: (place: BrowsePlace<Chosen>, signal: AbortSignal) => Promise<Outcome<Page>>,
) {
  const load = fromPromise<LoadedPage<Page>, BrowsePlace<Chosen>>(async ({ input, signal }) => ({
    page: await retriedRead(() => call(input, signal), signal),
    at: Date.now(),
  }));
  return { actors: { loadPage: load, loadMore: load }, actions: { endSession: goToSignIn } };
}

/** A record; null for one that is not there, or that the person may not see. */
export async function readOrNull<Found>(
  call: () => Promise<Outcome<Found>>,
  signal: AbortSignal,
): Promise<Found | null> {
  const outcome = await withRetry(call, retryPresets.standard, { signal });
  return !outcome.ok && statusOf(outcome.error) === 404 ? null : dataOf(outcome);
}
