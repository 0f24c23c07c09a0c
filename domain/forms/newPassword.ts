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
 * All errors of each field, in display order; an empty list for a valid field.
 * @param owner the person whose password it is, if known
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

/** Whether the repetition equals the password exactly; nothing is trimmed (decision D19). */
export const isRepeated = ({ new_password, confirm_password }: NewPasswordValues): boolean =>
  confirm_password === new_password;
