/** Outcomes of a corrected contact, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { SignupContactEvent } from './signupContactTypes.ts';

const heard = (event: SignupContactEvent): AnyEventObject => event;

export const signupContactOutcomes = (
  typed: readonly string[],
  refusals: readonly AppError[],
): AnyEventObject[] => [
  heard({ type: 'mistake.reported', contact: 'phone_number' }),
  ...typed.map((value) => heard({ type: 'field.changed', field: 'phone_number', value })),
  heard({ type: 'form.submitted' }),
  answered('correctContact', undefined),
  ...refusals.map((error) => refused('correctContact', error)),
  heard({ type: 'form.closed' }),
];
