/** What a form says of a new password and its repetition (specification section 5 "Change password"). */
import type { Faults } from '../../domain/accountRefusals.ts';
import { isRepeated, type NewPasswordValues, readNewPassword } from '../../domain/forms/newPassword.ts';
import type { NewPasswordField } from '../../domain/forms/newPasswordFields.ts';
import { withoutFault } from './formFaults.ts';

/** What is wrong before it is sent, the first of each field. */
export function newPasswordFaults(values: NewPasswordValues): Faults<NewPasswordField> {
  const read = readNewPassword(values);
  const [problem] = read.new_password;
  const [repeated] = read.confirm_password;
  return {
    ...(problem && { new_password: { problem } }),
    ...(repeated && { confirm_password: { problem: repeated } }),
  };
}

/** Said while it is typed: a repetition that is not empty and not the same. */
export function differing(values: NewPasswordValues): Faults<'confirm_password'> {
  const differs = values.confirm_password !== '' && !isRepeated(values);
  return differs ? { confirm_password: { problem: 'passwordMismatch' } } : {};
}

/** After an edit of a field: its own fault is cleared, and whether the two agree is said anew. */
export function faultsAfterEdit<Field extends string>(
  faults: Faults<Field | NewPasswordField>,
  field: Field | NewPasswordField,
  values: NewPasswordValues,
): Faults<Field | NewPasswordField> {
  const rest = withoutFault(faults, field);
  if (field !== 'new_password' && field !== 'confirm_password') return rest;
  const { confirm_password: said }: Faults<NewPasswordField> = rest;
  const isStale = said !== undefined && 'problem' in said && said.problem === 'passwordMismatch';
  const kept = isStale ? withoutFault<Field | NewPasswordField>(rest, 'confirm_password') : rest;
  return { ...kept, ...differing(values) };
}
