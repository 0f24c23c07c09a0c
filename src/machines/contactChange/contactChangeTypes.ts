import type { ContactChangeField, FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { Profile } from '../../../domain/contract.ts';
import type { NewContactValues } from '../newContactForm.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';

export type ContactChangeValues = NewContactValues & { current_password: string };

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
