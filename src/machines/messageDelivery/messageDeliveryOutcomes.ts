/** Outcomes of following a message that was sent, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { RecipientPage, RecipientState } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedDelivery, MessageDeliveryEvent } from './messageDeliveryMachine.ts';

const heard = (event: MessageDeliveryEvent): AnyEventObject => event;

export const messageDeliveryOutcomes = (
  loaded: readonly LoadedDelivery[],
  more: RecipientPage,
  states: readonly RecipientState[],
  failures: { load: readonly AppError[]; act: readonly AppError[] },
): AnyEventObject[] => [
  ...loaded.map((each) => answered('load', each)),
  ...failures.load.flatMap((failure) => [refused('load', failure), refused('loadMore', failure)]),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  ...states.map((state) => heard({ type: 'state.chosen', state })),
  heard({ type: 'more.requested' }),
  answered('loadMore', more),
  heard({ type: 'undo.requested' }),
  heard({ type: 'sendAgain.requested' }),
  answered('act', null),
  ...failures.act.map((failure) => refused('act', failure)),
  elapsed('look', 'messageDelivery.shown'),
];
