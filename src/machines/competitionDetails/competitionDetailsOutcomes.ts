/** Outcomes of a competition page, for path generation. */
import type { LoadedDetails } from '../loadedDetails.ts';
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { CompetitionDetailsEvent, CompetitionDraft } from './competitionDetailsMachine.ts';

const heard = (event: CompetitionDetailsEvent): AnyEventObject => event;

/** @param times of the clock ticks, UTC ms of the server */
export function competitionDetailsOutcomes(
  answers: readonly LoadedDetails[],
  failures: readonly AppError[],
  times: readonly number[],
  draft: CompetitionDraft,
  entry: string,
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('loadCompetition', answer)),
    ...failures.map((failure) => refused('loadCompetition', failure)),
    ...times.map((now) => heard({ type: 'clock.ticked', now })),
    answered('findEntry', entry),
    answered('findEntry', null),
    heard({ type: 'retry.requested' }),
    heard({ type: 'login.requested' }),
    heard({ type: 'enrol.requested' }),
    heard({ type: 'notice.closed' }),
    heard({ type: 'draft.changed', draft }),
    heard({ type: 'draft.changed', draft: null }),
    heard({ type: 'discard.requested' }),
    heard({ type: 'discard.confirmed' }),
  ];
}
