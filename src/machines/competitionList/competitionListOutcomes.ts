/** Outcomes of a one-segment address, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { CompetitionListEvent, OpenedSlug } from './competitionListMachine.ts';

const heard = (event: CompetitionListEvent): AnyEventObject => event;

export function competitionListOutcomes(
  answers: readonly OpenedSlug[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('openSlug', answer)),
    ...failures.map((failure) => refused('openSlug', failure)),
    elapsed('emptyRedirect', 'competitionList.empty'),
    heard({ type: 'load.retried', retry: { number: 2, limit: 5 } }),
    heard({ type: 'retry.requested' }),
    heard({ type: 'login.requested' }),
    heard({ type: 'notice.closed' }),
    heard({ type: 'home.requested' }),
  ];
}
