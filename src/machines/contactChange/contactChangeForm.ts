/** Validation and request body of the contact change form. */
import type { ContactChangeField, FieldErrors } from '../../../domain/accountRefusals.ts';
import type { ContactChangeRequest } from '../../../domain/contract.ts';
import { emptyNewContact, readTyped } from '../newContactForm.ts';
import type { ContactChangeContext, ContactChangeValues } from './contactChangeTypes.ts';

type Filled = Pick<ContactChangeContext, 'contact' | 'values'>;

export const emptyContactChange: ContactChangeValues = { ...emptyNewContact, current_password: '' };

/** All field errors that the browser finds. */
export function contactChangeErrors(filled: Filled): FieldErrors<ContactChangeField> {
  const read = readTyped(filled);
  return {
    ...('error' in read && { [filled.contact]: { code: read.error } }),
    ...(filled.values.current_password === '' && {
      current_password: { code: 'currentPasswordRequired' },
    }),
  };
}

/** The request body of a valid form. */
export function contactToChange(filled: Filled): ContactChangeRequest {
  const read = readTyped(filled);
  return {
    field: filled.contact,
    value: 'value' in read ? read.value : '',
    current_password: filled.values.current_password,
  };
}
