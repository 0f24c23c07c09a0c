/** Outcomes of a link request, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { ForgotAnswer, ForgotPasswordEvent } from './forgotPasswordMachine.ts';

const heard = (event: ForgotPasswordEvent): AnyEventObject => event;

export function forgotPasswordOutcomes(
  answers: readonly ForgotAnswer[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    heard({ type: 'field.changed', value: '12840275' }),
    heard({ type: 'form.submitted' }),
    ...answers.map((answer) => answered('askForLink', answer)),
    ...failures.map((failure) => refused('askForLink', failure)),
  ];
}
