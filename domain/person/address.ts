/** Reads the postal address that a candidate types (specification section 5). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from './field.ts';

/** Characters. */
export const ADDRESS_MAX_LENGTH = 300;

export function readAddress(typed: string): ReadField<string, 'addressMax'> {
  const value = oneLine(typed);
  return characterCount(value) > ADDRESS_MAX_LENGTH ? { error: 'addressMax' } : { value };
}
