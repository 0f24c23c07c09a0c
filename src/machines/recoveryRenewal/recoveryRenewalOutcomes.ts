/** Outcomes of new recovery codes, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { RecoveryRenewalEvent } from './recoveryRenewalMachine.ts';

const heard = (event: RecoveryRenewalEvent): AnyEventObject => event;

export const recoveryRenewalOutcomes = (
  codes: readonly string[],
  failures: readonly AppError[],
): AnyEventObject[] => [
  heard({ type: 'renew.requested' }),
  heard({ type: 'renew.confirmed' }),
  heard({ type: 'renew.cancelled' }),
  answered('renewCodes', { recovery_codes: codes }),
  ...failures.map((failure) => refused('renewCodes', failure)),
  heard({ type: 'saved.changed', isSaved: true }),
  heard({ type: 'print.requested' }),
  heard({ type: 'form.submitted' }),
];
