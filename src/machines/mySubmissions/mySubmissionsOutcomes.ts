/** Outcomes of the entry list, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedSubmissions, MySubmissionsEvent } from './mySubmissionsMachine.ts';

const heard = (event: MySubmissionsEvent): AnyEventObject => event;

/** @param ids of the cards to delete */
export function mySubmissionsOutcomes(
  answers: readonly LoadedSubmissions[],
  failures: readonly AppError[],
  ids: readonly string[],
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('loadSubmissions', answer)),
    ...failures.map((failure) => refused('loadSubmissions', failure)),
    elapsed('readAgain', 'mySubmissions.list.resting'),
    ...ids.map((id) => heard({ type: 'delete.requested', id })),
    heard({ type: 'delete.confirmed' }),
    heard({ type: 'delete.cancelled' }),
    heard({ type: 'undo.requested' }),
    heard({ type: 'load.retried', retry: { number: 2, limit: 5 } }),
    heard({ type: 'retry.requested' }),
    heard({ type: 'login.requested' }),
    heard({ type: 'notice.closed' }),
  ];
}
