/** Reads the country that a candidate chooses (specification section 3). */
import { countryById, type Country } from '../countries.ts';
import { toLatinDigits } from '../digits.ts';
import type { ReadField } from './field.ts';

/**
 * Reads the country that a form names.
 * @param typed the id of a country, 1 to 18
 */
export function readCountry(typed: string): ReadField<Country, 'countryUnknown'> {
  const value = countryById(Number(toLatinDigits(typed)));
  return value ? { value } : { error: 'countryUnknown' };
}
