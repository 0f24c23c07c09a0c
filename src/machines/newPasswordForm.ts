/** A new password and its repetition: what is wrong with them (specification section 5 "Change password"). */
import type { Faults, NewPasswordField } from '../../domain/accountRefusals.ts';
import { newPasswordProblems } from '../../domain/password.ts';

export type NewPasswordValues = Record<NewPasswordField, string>;

/** What is wrong before it is sent, the first of each field. */
export function newPasswordFaults({
  new_password,
  confirm_password,
}: NewPasswordValues): Faults<NewPasswordField> {
  const [problem] =
    new_password === '' ? ['newPasswordRequired' as const] : newPasswordProblems(new_password);
  return {
    ...(problem && { new_password: { problem } }),
    ...(confirm_password === '' && { confirm_password: { problem: 'confirmPasswordRequired' } }),
    ...differing({ new_password, confirm_password }),
  };
}

/** Said while it is typed: a repetition that is not empty and not the same. */
export function differing({ new_password, confirm_password }: NewPasswordValues): Faults<'confirm_password'> {
  const differs = confirm_password !== '' && confirm_password !== new_password;
  return differs ? { confirm_password: { problem: 'passwordMismatch' } } : {};
}

/** After an edit of a field: its own fault is cleared, and whether the two agree is said anew. */
export function faultsAfterEdit<Field extends string>(
  faults: Faults<Field | NewPasswordField>,
  field: Field | NewPasswordField,
  values: NewPasswordValues,
): Faults<Field | NewPasswordField> {
  const { [field]: _cleared, ...rest } = faults;
  if (field !== 'new_password' && field !== 'confirm_password') return rest as typeof faults;
  const { confirm_password: said, ...others } = rest as Faults<string>;
  const isStale = said !== undefined && 'problem' in said && said.problem === 'passwordMismatch';
  const kept = isStale || said === undefined ? others : { ...others, confirm_password: said };
  return { ...kept, ...differing(values) } as typeof faults;
}
