/** Outcomes of a login, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoginAnswer, LoginEvent } from './loginMachine.ts';

const heard = (event: LoginEvent): AnyEventObject => event;

export function loginOutcomes(
  answers: readonly LoginAnswer[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    heard({ type: 'field.changed', field: 'civil_id', value: '12840275' }),
    heard({ type: 'field.changed', field: 'password', value: 'Blue-kettle-9' }),
    heard({ type: 'form.submitted' }),
    ...answers.map((answer) => answered('logIn', answer)),
    ...failures.map((failure) => refused('logIn', failure)),
    heard({ type: 'leave.requested' }),
    elapsed('loginRedirect', 'login.welcomed'),
  ];
}
