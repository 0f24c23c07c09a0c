/** Outcomes of checking and publishing a competition, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { PublishCheck } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { PublishCheckEvent, Published } from './publishCheckMachine.ts';

const heard = (event: PublishCheckEvent): AnyEventObject => event;
const outcomes: readonly Published[] = ['published', 'changed'];

export const publishCheckOutcomes = (
  checked: readonly PublishCheck[],
  failures: { load: readonly AppError[]; publish: readonly AppError[] },
): AnyEventObject[] => [
  ...checked.map((each) => answered('loadCheck', each)),
  ...failures.load.map((failure) => refused('loadCheck', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'publish.requested' }),
  heard({ type: 'publish.confirmed' }),
  heard({ type: 'publish.cancelled' }),
  ...outcomes.map((outcome) => answered('publish', outcome)),
  ...failures.publish.map((failure) => refused('publish', failure)),
];
