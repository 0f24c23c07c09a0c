/** Outcomes of the queue of screeners, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { ScreeningItem } from '../../../domain/staff/staffContract.ts';
import type { Screened, ScreeningAnswer, ScreeningQueueEvent } from './screeningQueueTypes.ts';

const heard = (event: ScreeningQueueEvent): AnyEventObject => event;

type Answers = {
  renewed: ScreeningItem;
  opened: readonly Screened[];
  /** What a person does with the entry on the desk, and with others. */
  acts: readonly ScreeningQueueEvent[];
  sent: readonly ScreeningAnswer[];
  failures: readonly AppError[];
};

export const screeningQueueOutcomes = ({
  opened,
  renewed,
  acts,
  sent,
  failures,
}: Answers): AnyEventObject[] => [
  ...opened.map((screened) => answered('openDesk', screened)),
  ...failures.map((failure) => refused('openDesk', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  ...acts.map(heard),
  heard({ type: 'cancelled' }),
  heard({ type: 'link.expired' }),
  heard({ type: 'item.renewed', item: renewed }),
  heard({ type: 'claim.lost' }),
  ...sent.map((answer) => answered('send', answer)),
  ...failures.map((failure) => refused('send', failure)),
];
