import { newPasswordProblems, type PasswordOwner } from '../../../domain/password.ts';
import type { FieldProblems } from '../accountReply.ts';

/** What is wrong with a new password and its repetition, by field. */
export function newPasswordFields(
  { new_password, confirm_password }: { new_password: string; confirm_password: string },
  owner: PasswordOwner | undefined,
): FieldProblems {
  return {
    new_password: new_password === '' ? ['newPasswordRequired'] : newPasswordProblems(new_password, owner),
    confirm_password: confirmProblems(new_password, confirm_password),
  };
}

function confirmProblems(password: string, confirmed: string) {
  if (confirmed === '') return ['confirmPasswordRequired'] as const;
  return confirmed === password ? [] : (['passwordMismatch'] as const);
}
