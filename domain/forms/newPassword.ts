/** A new password and its repetition (specification section 5 "Change password"). Fields as on the wire. */
import { passwordErrors, type PasswordOwner, type PasswordErrorCode } from '../password.ts';
import type { NewPasswordField } from './newPasswordFields.ts';

export type NewPasswordValues = Record<NewPasswordField, string>;

export type NewPasswordErrorCode =
  | PasswordErrorCode
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
): Record<NewPasswordField, NewPasswordErrorCode[]> {
  return {
    new_password: new_password === '' ? ['newPasswordRequired'] : passwordErrors(new_password, owner),
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
