import { readNewPassword, type NewPasswordValues } from '../../../domain/forms/newPassword.ts';
import type { PasswordOwner } from '../../../domain/password.ts';
import { isAmongCommon } from './isAmongCommon.ts';

/** The rules that the site checks while typing, and the list of common passwords, which is too large for the site. */
export function judgeNewPassword(
  values: NewPasswordValues,
  owner: PasswordOwner | undefined,
): ReturnType<typeof readNewPassword> {
  const { new_password: problems, confirm_password } = readNewPassword(values, owner);
  const isCommon = problems.length === 0 && isAmongCommon(values.new_password);
  return { new_password: isCommon ? ['passwordCommon'] : problems, confirm_password };
}
