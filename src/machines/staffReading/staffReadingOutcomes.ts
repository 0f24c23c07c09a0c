/** Outcomes of reading for a page of staff, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { StaffReadingEvent } from './staffReadingMachine.ts';

const heard = (event: StaffReadingEvent): AnyEventObject => event;

export const staffReadingOutcomes = (
  all: readonly unknown[],
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...all.map((data) => answered('read', data)),
  ...failures.map((failure) => refused('read', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
];
