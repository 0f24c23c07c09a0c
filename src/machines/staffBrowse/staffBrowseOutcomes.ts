/** Outcomes of browsing a list of staff, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { LoadedPage, StaffBrowseEvent } from './staffBrowseMachine.ts';

/** @param pages a page with another after it, and the last one */
export function staffBrowseOutcomes<Page>(
  { first, last }: { first: LoadedPage<Page>; last: LoadedPage<Page> },
  filters: readonly unknown[],
  failures: readonly AppError[],
): AnyEventObject[] {
  const heard = (event: StaffBrowseEvent<unknown>): AnyEventObject => event;
  return [
    answered('loadPage', first),
    ...failures.map((failure) => refused('loadPage', failure)),
    heard({ type: 'more.requested' }),
    answered('loadMore', last),
    ...failures.map((failure) => refused('loadMore', failure)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'refresh.requested' }),
    ...filters.map((each) => heard({ type: 'filters.changed', filters: each })),
  ];
}
