import { FieldReader } from '../../../domain/season/formFields.ts';
import { organisationTexts, readOrganisation } from '../../../domain/staff/organisationSettings.ts';
import type { ReadTexts } from './editFormTypes.ts';

/** Reads the settings of an organisation in a form. */
export const readOrganisationForm: ReadTexts = ({
  name_ar = '',
  name_en = '',
  zone = '',
  support_email = '',
}) =>
  new FieldReader({}).formOf(readOrganisation({ name_ar, name_en, zone, support_email }), organisationTexts);
