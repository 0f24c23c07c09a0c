/** Outcomes of the reset of another person's access, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Asked, ResetStarted } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { AccessResetEvent, ResetChoice } from './accessResetMachine.ts';

const heard = (event: AccessResetEvent): AnyEventObject => event;

export const accessResetOutcomes = (
  choices: readonly ResetChoice[],
  started: ResetStarted,
  asked: Asked,
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...choices.map((choice) => heard({ type: 'reset.requested', choice })),
  heard({ type: 'reset.confirmed' }),
  heard({ type: 'reset.cancelled' }),
  heard({ type: 'link.kept' }),
  answered('startReset', started),
  answered('startReset', asked),
  ...failures.map((failure) => refused('startReset', failure)),
  answered('withdrawReset', null),
  ...failures.map((failure) => refused('withdrawReset', failure)),
];
