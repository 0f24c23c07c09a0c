/** Outcomes of a password change, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { PasswordChangeEvent, PasswordChangeValues } from './passwordChangeMachine.ts';

const heard = (event: PasswordChangeEvent): AnyEventObject => event;

export function passwordChangeOutcomes(
  values: PasswordChangeValues,
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    heard({ type: 'field.changed', field: 'current_password', value: values.current_password }),
    heard({ type: 'field.changed', field: 'new_password', value: values.new_password }),
    heard({ type: 'field.changed', field: 'confirm_password', value: values.confirm_password }),
    heard({ type: 'form.submitted' }),
    answered('changePassword', null),
    ...failures.map((failure) => refused('changePassword', failure)),
    elapsed('validationBanner', 'passwordChange.editing.bannered'),
    heard({ type: 'leave.requested' }),
    elapsed('redirect', 'passwordChange.changed'),
  ];
}
