/** Invented staff for tests. */
import type { EnrolmentLink, EnrolmentValues } from '../../../src/machines/staffEnrolment/enrolmentForm.ts';
import type { StaffCredentials } from '../../../src/machines/staffSignIn/staffSignInMachine.ts';

export const staffCredentials: StaffCredentials = {
  email: 'salma@production.example',
  password: 'four quiet palm trees',
  code: '302114',
};

export const enrolmentValues: EnrolmentValues = {
  ...staffCredentials,
  organisation_ar: 'دار الإنتاج',
  organisation_en: 'Production House',
  name: 'Salma Al Harthy',
};

const authenticator = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
const expires_at = Date.UTC(2026, 10, 27, 8);

export const setupLink: EnrolmentLink = { kind: 'setup', token: 'setup', expires_at, authenticator };

export const invitationLink: EnrolmentLink = {
  kind: 'invitation',
  token: 'invitation',
  expires_at,
  authenticator,
  email: staffCredentials.email,
  is_known: false,
  role: 'organiser',
  organisation: { id: 'house'.padEnd(22, '0'), name_ar: 'دار الإنتاج', name_en: null },
};

/** The invitation of a person who signs in already. */
export const knownLink: EnrolmentLink = { ...invitationLink, is_known: true, role: 'judge' };

export const recoveryCodes = [
  'k3m9x-2pqrt-vwxyz',
  'a7c4d-e8fgh-jkmnp',
  'q2r5s-t9uvw-xy34z',
  'b6n8m-k4j3h-g7f5d',
  's9a2p-w5e8r-t3y6u',
  'h4j7k-n2m5b-v8c3x',
  'z6x9c-d3f7g-h2j5k',
  'p8q4w-r7t2y-u5k9m',
  'e3d6f-g9h4j-k7m2n',
  'c5v8b-n3m6k-j9h4g',
];
