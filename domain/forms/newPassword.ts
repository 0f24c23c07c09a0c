/** A new password and its repetition (specification section 5 "Change password"). Fields as on the wire. */
import { newPasswordProblems, type PasswordOwner, type PasswordProblem } from '../password.ts';
import type { NewPasswordField } from './newPasswordFields.ts';

export type NewPasswordValues = Record<NewPasswordField, string>;

export type NewPasswordProblem =
  | PasswordProblem
  | 'newPasswordRequired'
  | 'confirmPasswordRequired'
  | 'passwordMismatch';

/**
 * Everything wrong with them, field by field and in the order in which it is said; empty lists when they can be taken.
 * @param owner whose password it is, where that is known
 */
export function readNewPassword(
  { new_password, confirm_password }: NewPasswordValues,
  owner?: PasswordOwner,
): Record<NewPasswordField, NewPasswordProblem[]> {
  return {
    new_password: new_password === '' ? ['newPasswordRequired'] : newPasswordProblems(new_password, owner),
    confirm_password:
      confirm_password === ''
        ? ['confirmPasswordRequired']
        : isRepeated({ new_password, confirm_password })
          ? []
          : ['passwordMismatch'],
  };
}

/** Letter for letter (decision D19). */
export const isRepeated = ({ new_password, confirm_password }: NewPasswordValues): boolean =>
  confirm_password === new_password;
