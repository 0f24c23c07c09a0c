import type { ReadField } from '../person/field.ts';
import { readOrganisationName } from './organisationName.ts';

/** Reads the names of an organisation: the Arabic one, and the English one or none. */
export function readOrganisationNames(typed: { name_ar: string; name_en: string }): {
  name_ar: ReadField<string, 'organisationName'>;
  name_en: ReadField<string | null, 'organisationName'>;
} {
  return {
    name_ar: readOrganisationName(typed.name_ar),
    name_en: typed.name_en.trim() === '' ? { value: null } : readOrganisationName(typed.name_en),
  };
}
