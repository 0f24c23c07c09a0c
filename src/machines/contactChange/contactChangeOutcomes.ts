/** Outcomes of a contact change, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { ContactChangeEvent } from './contactChangeTypes.ts';

const heard = (event: ContactChangeEvent): AnyEventObject => event;

export function contactChangeOutcomes(
  loaded: Profile,
  verifying: Profile,
  typed: { phone_number: string; current_password: string },
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    answered('loadProfile', loaded),
    ...failures.map((failure) => refused('loadProfile', failure)),
    heard({ type: 'retry.requested' }),
    heard({ type: 'field.changed', field: 'phone_number', value: typed.phone_number }),
    heard({ type: 'field.changed', field: 'current_password', value: typed.current_password }),
    heard({ type: 'form.submitted' }),
    answered('changeContact', verifying),
    ...failures.map((failure) => refused('changeContact', failure)),
    elapsed('validationBanner', 'contactChange.editing.bannered'),
  ];
}
