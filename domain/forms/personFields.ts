/** Fields about a person that more than one form has (specification section 5). */
import { characterCount } from '../characterCount.ts';
import { countryById, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../person/email.ts';
import { toPlainText } from '../plainText.ts';
import { ADDRESS_MAX_LENGTH, NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits.ts';
import { nameFault, type NameFault } from '../person/name.ts';

export type ReadField<T, Problem> = { value: T } | { problem: Problem };

/** Phones and word processors paste marks that nobody sees: they are dropped, and the rest is judged. */
export const oneLine = (text: string) => toPlainText(text.replaceAll(/\s+/g, ' ')).trim();

export function readName(typed: string): ReadField<string, 'nameMin' | 'nameMax' | NameFault> {
  const value = oneLine(typed).normalize('NFC');
  const length = characterCount(value);
  if (length < NAME_MIN_LENGTH) return { problem: 'nameMin' };
  if (length > NAME_MAX_LENGTH) return { problem: 'nameMax' };
  const fault = nameFault(value);
  return fault ? { problem: fault } : { value };
}

export function readEmail(typed: string): ReadField<string, 'emailInvalid'> {
  const isEmail = typed.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(typed);
  return isEmail ? { value: typed } : { problem: 'emailInvalid' };
}

export function readAddress(typed: string): ReadField<string, 'addressMax'> {
  const value = oneLine(typed);
  return characterCount(value) > ADDRESS_MAX_LENGTH ? { problem: 'addressMax' } : { value };
}

/** @param typed the id of a country, 1 to 18 */
export function readCountry(typed: string): ReadField<Country, 'countryUnknown'> {
  const value = countryById(Number(toLatinDigits(typed)));
  return value ? { value } : { problem: 'countryUnknown' };
}
