/** Validation of a new password and its repetition (specification section 5 "Change password"). */
import type { FieldErrors } from '../../domain/accountRefusals.ts';
import { isRepeated, type NewPasswordValues, readNewPassword } from '../../domain/forms/newPassword.ts';
import type { NewPasswordField } from '../../domain/forms/newPasswordFields.ts';
import type { PasswordOwner } from '../../domain/password.ts';
import { withoutFieldError } from './formErrors.ts';

/**
 * The first error of each field.
 * @param owner the person whose password it is, if known
 */
export function newPasswordErrors(
  values: NewPasswordValues,
  owner?: PasswordOwner,
): FieldErrors<NewPasswordField> {
  const read = readNewPassword(values, owner);
  const [code] = read.new_password;
  const [repeated] = read.confirm_password;
  return {
    ...(code && { new_password: { code } }),
    ...(repeated && { confirm_password: { code: repeated } }),
  };
}

/** Shown while typing: the repetition is not empty and differs. */
export function mismatchError(values: NewPasswordValues): FieldErrors<'confirm_password'> {
  const differs = values.confirm_password !== '' && !isRepeated(values);
  return differs ? { confirm_password: { code: 'passwordMismatch' } } : {};
}

/** After an edit: clears the error of the field and checks again whether the two passwords agree. */
export function errorsAfterEdit<Field extends string>(
  fieldErrors: FieldErrors<Field | NewPasswordField>,
  field: Field | NewPasswordField,
  values: NewPasswordValues,
): FieldErrors<Field | NewPasswordField> {
  const rest = withoutFieldError(fieldErrors, field);
  if (field !== 'new_password' && field !== 'confirm_password') return rest;
  const { confirm_password: current }: FieldErrors<NewPasswordField> = rest;
  const isStale = current !== undefined && 'code' in current && current.code === 'passwordMismatch';
  const kept = isStale ? withoutFieldError<typeof rest>(rest, 'confirm_password') : rest;
  return { ...kept, ...mismatchError(values) };
}
