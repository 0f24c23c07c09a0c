/** The settings of an organisation (decision D237): as a person types them, as they are stored, and as texts of a form. */
import { readEmail } from '../person/email.ts';
import { isZone } from '../season/isZone.ts';
import { type Read, valuesOf } from '../season/readFields.ts';
import type { FormTexts } from './mergeEdits.ts';
import { readOrganisationNames } from './organisationNames.ts';
import type { OrganisationChange } from './staffContract.ts';

export type OrganisationFields = {
  name_ar: string;
  name_en: string | null;
  zone: string;
  support_email: string | null;
};

type OrganisationError = 'organisationName' | 'zoneUnknown' | 'emailInvalid';

/** Reads the names, the time zone of new events, and the address for candidates, which may be empty. */
export const readOrganisation = ({
  name_ar,
  name_en,
  zone,
  support_email: email,
}: Omit<OrganisationChange, 'version'>): Read<OrganisationFields, OrganisationError> =>
  valuesOf<OrganisationFields, OrganisationError>({
    ...readOrganisationNames({ name_ar, name_en }),
    zone: isZone(zone) ? { value: zone } : { error: 'zoneUnknown' },
    support_email: email.trim() === '' ? { value: null } : readEmail(email),
  });

export const organisationTexts = (fields: OrganisationFields): FormTexts => ({
  ...fields,
  name_en: fields.name_en ?? '',
  support_email: fields.support_email ?? '',
});
