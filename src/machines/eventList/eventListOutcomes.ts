/** Outcomes of the event list, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { EventListEvent, LoadedEvents } from './eventListMachine.ts';

const heard = (event: EventListEvent): AnyEventObject => event;

export function eventListOutcomes(
  answers: readonly LoadedEvents[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('loadEvents', answer)),
    ...failures.map((failure) => refused('loadEvents', failure)),
    heard({ type: 'load.retried', retry: { number: 2, limit: 5 } }),
    heard({ type: 'retry.requested' }),
    heard({ type: 'login.requested' }),
    heard({ type: 'notice.closed' }),
  ];
}
