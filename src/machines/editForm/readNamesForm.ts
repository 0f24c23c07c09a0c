import { readOrganisationNames } from '../../../domain/staff/organisationNames.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';
import type { ReadTexts } from './editFormTypes.ts';

/** Reads the names of an organisation in a form. */
export const readNamesForm: ReadTexts = ({ name_ar = '', name_en = '' }) => {
  const read = readOrganisationNames({ name_ar, name_en });
  if ('value' in read.name_ar && 'value' in read.name_en)
    return { texts: { name_ar: read.name_ar.value, name_en: read.name_en.value ?? '' } };
  const fieldErrors: StaffFieldErrors<string> = {
    ...('error' in read.name_ar && { name_ar: { code: read.name_ar.error } }),
    ...('error' in read.name_en && { name_en: { code: read.name_en.error } }),
  };
  return { fieldErrors };
};
