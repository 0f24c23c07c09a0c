/** Outcomes of a step-up, for path generation. */
import type { AnyEventObject } from 'xstate';
import { type AppError, networkError } from '../../../domain/errors.ts';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { StepUpEvent } from './stepUpMachine.ts';

const heard = (event: StepUpEvent): AnyEventObject => event;

export const stepUpOutcomes = (
  code: string,
  failures: readonly AppError[],
  ofPasskey: { stops: readonly SignStop[]; failures: readonly AppError[] },
): AnyEventObject[] => [
  answered('findPasskey', true),
  answered('findPasskey', false),
  refused('findPasskey', networkError),
  heard({ type: 'passkey.chosen' }),
  heard({ type: 'code.chosen' }),
  answered('sign', null),
  ...ofPasskey.stops.map((stop) => answered('sign', stop)),
  ...ofPasskey.failures.map((failure) => refused('sign', failure)),
  heard({ type: 'field.changed', field: 'code', value: code }),
  heard({ type: 'form.submitted' }),
  heard({ type: 'stepUp.cancelled' }),
  answered('stepUp', null),
  ...failures.map((failure) => refused('stepUp', failure)),
  elapsed('wait', 'stepUp.editing.limited'),
];
