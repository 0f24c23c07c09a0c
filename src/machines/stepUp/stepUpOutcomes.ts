/** Outcomes of a step-up, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { StepUpEvent } from './stepUpMachine.ts';

const heard = (event: StepUpEvent): AnyEventObject => event;

export const stepUpOutcomes = (code: string, failures: readonly AppError[]): AnyEventObject[] => [
  heard({ type: 'field.changed', field: 'code', value: code }),
  heard({ type: 'form.submitted' }),
  heard({ type: 'stepUp.cancelled' }),
  answered('stepUp', null),
  ...failures.map((failure) => refused('stepUp', failure)),
  elapsed('wait', 'stepUp.editing.limited'),
];
