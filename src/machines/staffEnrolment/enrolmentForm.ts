/** The form with which a person of the staff begins: its fields, and what is wrong with them. */
import { readEmail } from '../../../domain/person/email.ts';
import { readName } from '../../../domain/person/name.ts';
import { readOrganisationName } from '../../../domain/staff/organisationName.ts';
import type { InvitationLink, ResetLink, SetupLink } from '../../../domain/staff/staffContract.ts';
import { staffPasswordErrors } from '../../../domain/staff/staffPassword.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** A valid link: of the first person, who makes an organisation, of an invitation to one, or of a reset. */
export type EnrolmentLink = { token: string } & (
  | ({ kind: 'setup' } & SetupLink)
  | ({ kind: 'invitation' } & InvitationLink)
  | ({ kind: 'reset' } & ResetLink)
);

const setupFields = ['organisation_ar', 'organisation_en', 'email'] as const;
const personFields = ['name', 'password'] as const;
export const enrolmentFields = [...setupFields, ...personFields, 'code'] as const;
export type EnrolmentField = (typeof enrolmentFields)[number];
export type EnrolmentValues = Record<EnrolmentField, string>;
type Errors = StaffFieldErrors<EnrolmentField>;

export const emptyEnrolment: EnrolmentValues = {
  organisation_ar: '',
  organisation_en: '',
  email: '',
  name: '',
  password: '',
  code: '',
};

/** The fields of the first step, in the order of the page. */
export const detailFields = (link: EnrolmentLink | null): readonly EnrolmentField[] =>
  link?.kind === 'setup' ? [...setupFields, ...personFields] : personFields;

/** Whether the link does not work yet. */
export const isEarly = (link: EnrolmentLink | null): boolean =>
  link?.kind === 'reset' && link.authenticator === null;

/** Whether an invited person signs in already, and only proves it. */
export const isKnown = (link: EnrolmentLink | null): boolean => link?.kind === 'invitation' && link.is_known;

/** Whether the person has a password, and so leaves the first step out. */
export const hasPassword = (link: EnrolmentLink | null): boolean => link?.kind === 'reset' || isKnown(link);

/** The first error of each field of the first step. */
export function detailErrors(link: EnrolmentLink | null, values: EnrolmentValues): Errors {
  const name = readName(values.name);
  const [password] = staffPasswordErrors(values.password, { fullName: values.name });
  return {
    ...(link?.kind === 'setup' && setupErrors(values)),
    ...('error' in name && { name: { code: name.error } }),
    ...(password && { password: { code: password } }),
  };
}

function setupErrors({ organisation_ar, organisation_en, email }: EnrolmentValues): Errors {
  const arabic = readOrganisationName(organisation_ar);
  const english = organisation_en.trim() === '' ? { value: null } : readOrganisationName(organisation_en);
  const address = readEmail(email);
  return {
    ...('error' in arabic && { organisation_ar: { code: arabic.error } }),
    ...('error' in english && { organisation_en: { code: english.error } }),
    ...('error' in address && { email: { code: address.error } }),
  };
}

/** The errors of the step with the code; a person with a password types it there, too. */
export function proofErrors(link: EnrolmentLink | null, { password, code }: EnrolmentValues): Errors {
  return {
    ...(hasPassword(link) && password === '' && { password: { code: 'passwordRequired' } }),
    ...(code.trim() === '' && { code: { code: 'codeRequired' } }),
  };
}
