import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { ORGANISATION_MAX_LENGTH, ORGANISATION_MIN_LENGTH } from './staffLimits.ts';

/** Reads the name of an organisation in one language. Lengths count characters. */
export function readOrganisationName(typed: string): ReadField<string, 'organisationName'> {
  const value = oneLine(typed).normalize('NFC');
  const length = characterCount(value);
  const fits = length >= ORGANISATION_MIN_LENGTH && length <= ORGANISATION_MAX_LENGTH;
  return fits ? { value } : { error: 'organisationName' };
}
