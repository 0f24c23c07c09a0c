/** Validation and request body of the contact change form. */
import type { ContactChangeField, FieldErrors } from '../../../domain/accountRefusals.ts';
import type { ContactChangeRequest } from '../../../domain/contract.ts';
import { countryById } from '../../../domain/countries.ts';
import { readNewContact } from '../../../domain/forms/contactChange.ts';
import { compactPhone, splitTypedPhone } from '../../../domain/person/phone.ts';
import { withoutFieldError } from '../formErrors.ts';
import type { ContactChangeContext, ContactChangeValues } from './contactChangeTypes.ts';

type Filled = Pick<ContactChangeContext, 'contact' | 'values'>;

export const emptyContactChange: ContactChangeValues = {
  email: '',
  phone_number: '',
  country_id: '',
  current_password: '',
};

function typedContact({ contact, values }: Filled): string {
  if (contact === 'email') return values.email;
  const typed = values.phone_number.trim();
  if (typed === '' || compactPhone(typed).startsWith('+')) return typed;
  return `${countryById(Number(values.country_id))?.dialCode ?? ''}${typed}`;
}

/** All field errors that the browser finds. */
export function contactChangeErrors(filled: Filled): FieldErrors<ContactChangeField> {
  const read = readNewContact(filled.contact, typedContact(filled));
  return {
    ...('error' in read && { [filled.contact]: { code: read.error } }),
    ...(filled.values.current_password === '' && {
      current_password: { code: 'currentPasswordRequired' },
    }),
  };
}

/** Changes a field and clears its error; a new dial code clears the error of the phone number. */
export function withContactEdit(
  { values, fieldErrors }: ContactChangeContext,
  { field, value }: { field: keyof ContactChangeValues; value: string },
): Pick<ContactChangeContext, 'values' | 'fieldErrors'> {
  const phone = field === 'phone_number' ? splitTypedPhone(value) : undefined;
  // A number typed or filled in with its dial code chooses the country.
  if (phone)
    return {
      values: { ...values, country_id: String(phone.country.id), phone_number: phone.digits },
      fieldErrors: withoutFieldError(fieldErrors, 'phone_number'),
    };
  const cleared = field === 'country_id' ? 'phone_number' : field;
  return { values: { ...values, [field]: value }, fieldErrors: withoutFieldError(fieldErrors, cleared) };
}

/** The request body of a valid form. */
export function contactToChange(filled: Filled): ContactChangeRequest {
  const read = readNewContact(filled.contact, typedContact(filled));
  return {
    field: filled.contact,
    value: 'value' in read ? read.value : '',
    current_password: filled.values.current_password,
  };
}
