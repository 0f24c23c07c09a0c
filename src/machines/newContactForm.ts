/** Editing and validation of a new phone number or e-mail address. */
import type { FieldErrors } from '../../domain/accountRefusals.ts';
import { countryById } from '../../domain/countries.ts';
import { readNewContact, type AccountContact } from '../../domain/forms/contactChange.ts';
import { compactPhone, splitTypedPhone } from '../../domain/person/phone.ts';
import { withoutFieldError } from './formErrors.ts';

/** Field values; those of the other contact stay empty. */
export type NewContactValues = {
  email: string;
  /** Without the dial code of `country_id`. */
  phone_number: string;
  country_id: string;
};

export const emptyNewContact: NewContactValues = { email: '', phone_number: '', country_id: '' };

type Filled = { contact: AccountContact; values: NewContactValues };

function typedContact({ contact, values }: Filled): string {
  if (contact === 'email') return values.email;
  const typed = values.phone_number.trim();
  if (typed === '' || compactPhone(typed).startsWith('+')) return typed;
  return `${countryById(Number(values.country_id))?.dialCode ?? ''}${typed}`;
}

/** The typed contact in its canonical form, or its error. */
export const readTyped = (filled: Filled) => readNewContact(filled.contact, typedContact(filled));

type Form<Values, Field extends string> = { values: Values; fieldErrors: FieldErrors<Field> };

/** Changes a field and clears its error; a new dial code clears the error of the phone number. */
export function withContactEdit<Values extends NewContactValues, Field extends string>(
  { values, fieldErrors }: Form<Values, Field>,
  { field, value }: { field: keyof Values & string; value: string },
): Form<Values, Field> {
  const phone = field === 'phone_number' ? splitTypedPhone(value) : undefined;
  // A number typed or filled in with its dial code chooses the country.
  const edit = phone
    ? { country_id: String(phone.country.id), phone_number: phone.digits }
    : { [field]: value };
  const cleared = field === 'country_id' ? 'phone_number' : field;
  return {
    values: { ...values, ...edit },
    fieldErrors: withoutFieldError<FieldErrors<string>>(fieldErrors, cleared),
  };
}
