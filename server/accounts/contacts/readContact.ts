import {
  readNewContact,
  type AccountContact,
  type NewContactErrorCode,
} from '../../../domain/forms/contactChange.ts';
import type { ReadField } from '../../../domain/person/field.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';

/** Reads a typed contact: its stored form, or the error of its field. */
export function readContact(
  field: AccountContact,
  typed: string,
): ReadField<string, NewContactErrorCode | 'phoneUnknown'> {
  const read = readNewContact(field, typed);
  if ('error' in read) return read;
  const value = field === 'email' ? read.value : readPhoneNumber(read.value);
  return value === undefined ? { error: 'phoneUnknown' } : { value };
}
