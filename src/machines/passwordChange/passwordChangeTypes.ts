import type { Faults, PasswordChangeField, Trouble } from '../../../domain/accountRefusals.ts';

export type PasswordChangeValues = Record<PasswordChangeField, string>;

export type PasswordChangeContext = {
  values: PasswordChangeValues;
  faults: Faults<PasswordChangeField>;
  trouble: Trouble | null;
};

export type PasswordChangeEvent =
  | { type: 'field.changed'; field: PasswordChangeField; value: string }
  | { type: 'form.submitted' }
  /** Do not wait until the page leads to the login by itself. */
  | { type: 'leave.requested' };
