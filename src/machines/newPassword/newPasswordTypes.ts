import type { FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { NewPasswordValues } from '../../../domain/forms/newPassword.ts';
import type { DeadLink } from '../deadLink.ts';
import type { NewPasswordField } from '../../../domain/forms/newPasswordFields.ts';

/** What a link is good for: the first password of an account, or another one. */
export type LinkPurpose = 'first' | 'reset';

export type CheckedLink = { token: string; purpose: LinkPurpose };

export type NewPasswordContext = {
  link: CheckedLink | null;
  /** Null while the link works. */
  dead: DeadLink | null;
  values: NewPasswordValues;
  fieldErrors: FieldErrors<NewPasswordField>;
  formError: FormError | null;
};

export type NewPasswordEvent =
  | { type: 'field.changed'; field: NewPasswordField; value: string }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' }
  /** Another link was opened in this tab. */
  | { type: 'link.opened' };

export type PasswordToSet = NewPasswordValues & { token: string };
