import type { FieldErrors, PasswordChangeField, FormError } from '../../../domain/accountRefusals.ts';

export type PasswordChangeValues = Record<PasswordChangeField, string>;

export type PasswordChangeContext = {
  values: PasswordChangeValues;
  fieldErrors: FieldErrors<PasswordChangeField>;
  formError: FormError | null;
};

export type PasswordChangeEvent =
  | { type: 'field.changed'; field: PasswordChangeField; value: string }
  | { type: 'form.submitted' }
  /** Do not wait until the page leads to the login by itself. */
  | { type: 'leave.requested' };
