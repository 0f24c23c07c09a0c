/** Outcomes of a viewer, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedViewable, Viewable, ViewerEvent } from './submissionViewerMachine.ts';

const heard = (event: ViewerEvent): AnyEventObject => event;

/**
 * @param id of the machine
 * @param wishes times at which playback starts, UTC milliseconds of the device clock
 */
export function submissionViewerOutcomes<Data extends Viewable>(
  id: string,
  answers: readonly LoadedViewable<Data>[],
  failures: readonly AppError[],
  wishes: readonly number[],
): AnyEventObject[] {
  return [
    ...answers.map((answer) => answered('loadSubmission', answer)),
    ...failures.map((failure) => refused('loadSubmission', failure)),
    ...['video', 'audio', 'unsupported', 'empty'].map((view) =>
      elapsed('readAgain', `${id}.${view}.standing`),
    ),
    heard({ type: 'link.expired' }),
    ...wishes.map((at) => heard({ type: 'playing.wished', at })),
    heard({ type: 'retry.requested' }),
    heard({ type: 'login.requested' }),
    heard({ type: 'notice.closed' }),
  ];
}
