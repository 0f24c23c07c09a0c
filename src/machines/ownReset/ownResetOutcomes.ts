/** Outcomes of stopping the reset of the own access, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';

export const ownResetOutcomes = (failures: readonly AppError[]): AnyEventObject[] => [
  { type: 'stop.requested' },
  answered('stopReset', null),
  ...failures.map((failure) => refused('stopReset', failure)),
];
