/** Outcomes of a reading, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { ReadingEvent } from './readingMachine.ts';

const heard = (event: ReadingEvent): AnyEventObject => event;

/** @param id of the machine */
export function readingOutcomes(
  id: string,
  answers: readonly unknown[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('read', answer)),
    ...failures.map((failure) => refused('read', failure)),
    elapsed('readAgain', `${id}.shown.resting`),
    heard({ type: 'retry.requested' }),
  ];
}
