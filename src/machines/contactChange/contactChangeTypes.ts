import type { ContactChangeField, FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { Profile } from '../../../domain/contract.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';

/** Field values; those of the other contact stay empty. */
export type ContactChangeValues = {
  email: string;
  /** Without the dial code of `country_id`. */
  phone_number: string;
  country_id: string;
  current_password: string;
};

export type ContactChangeInput = { contact: AccountContact };

export type ContactChangeContext = {
  contact: AccountContact;
  profile: Profile | null;
  values: ContactChangeValues;
  fieldErrors: FieldErrors<ContactChangeField>;
  formError: FormError | null;
};

export type ContactChangeEvent =
  | { type: 'retry.requested' }
  | { type: 'field.changed'; field: keyof ContactChangeValues; value: string }
  | { type: 'form.submitted' };
