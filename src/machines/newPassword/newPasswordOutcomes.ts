/** Outcomes of a password link and its form, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { CheckedLink, NewPasswordEvent } from './newPasswordMachine.ts';

const heard = (event: NewPasswordEvent): AnyEventObject => event;

export function newPasswordOutcomes(
  link: CheckedLink,
  password: string,
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    answered('checkLink', link),
    ...failures.map((failure) => refused('checkLink', failure)),
    heard({ type: 'field.changed', field: 'new_password', value: password }),
    heard({ type: 'field.changed', field: 'confirm_password', value: password }),
    heard({ type: 'form.submitted' }),
    answered('setPassword', null),
    ...failures.map((failure) => refused('setPassword', failure)),
    elapsed('validationBanner', 'newPassword.editing.bannered'),
    heard({ type: 'retry.requested' }),
    heard({ type: 'link.opened' }),
  ];
}
