/** Invented staff for tests. */
import { deskOf } from '../../../domain/staff/deskOf.ts';
import type { Held } from '../../../domain/staff/rights.ts';
import type { Invited, Me, OrganisationList, StaffList } from '../../../domain/staff/staffContract.ts';
import type { EditRow } from '../../../src/machines/editForm/editFormTypes.ts';
import type { EnrolmentLink, EnrolmentValues } from '../../../src/machines/staffEnrolment/enrolmentForm.ts';
import type { Holding, PeopleList } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import type { StaffCredentials } from '../../../src/machines/staffSignIn/staffSignInMachine.ts';
import { competitionsOfHouse, poetry, singing } from './competitionFacts.ts';

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

export const house = { id: 'house'.padEnd(22, '0'), name_ar: 'دار الإنتاج', name_en: null };

export const renamedHouse = { ...house, name_ar: 'دار المواهب' };

export const setupLink: Extract<EnrolmentLink, { kind: 'setup' }> = {
  kind: 'setup',
  token: 'setup',
  expires_at,
  authenticator,
};

export const invitationLink: Extract<EnrolmentLink, { kind: 'invitation' }> = {
  kind: 'invitation',
  token: 'invitation',
  expires_at,
  authenticator,
  email: staffCredentials.email,
  is_known: false,
  role: 'organiser',
  organisation: house,
  competitions: null,
};

/** The invitation of a person who signs in already. */
export const knownLink: EnrolmentLink = {
  ...invitationLink,
  is_known: true,
  role: 'judge',
  competitions: [singing, poetry],
};

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

/** The first person of an installation. */
export const owner: Me = {
  id: 'salma'.padEnd(22, '0'),
  name: enrolmentValues.name,
  email: staffCredentials.email,
  recovery_codes_left: 10,
  reset: null,
  memberships: [
    { role: 'operator', organisation: null, competition_ids: null },
    { role: 'owner', organisation: house, competition_ids: null },
  ],
};

export const ownerHeld: readonly Held[] = deskOf(owner).held;

export const staffList: PeopleList = {
  choices: competitionsOfHouse,
  people: [
    {
      membership_id: 'huda-judge'.padEnd(22, '0'),
      staff_id: 'huda'.padEnd(22, '0'),
      name: 'هدى بنت سالم الرواحية',
      email: 'huda@production.example',
      role: 'judge',
      last_seen_at: Date.UTC(2026, 10, 24, 17, 5),
      reset: null,
      version: 3,
      competitions: [singing, poetry],
      may_change: true,
    },
    {
      membership_id: 'salma-owner'.padEnd(22, '0'),
      staff_id: owner.id,
      name: owner.name,
      email: owner.email,
      role: 'owner',
      last_seen_at: Date.UTC(2026, 10, 26, 8),
      reset: null,
      version: 1,
      competitions: null,
      may_change: true,
    },
  ],
  invitations: [
    {
      id: 'to-yusuf'.padEnd(22, '0'),
      email: 'yusuf@production.example',
      role: 'screener',
      expires_at: Date.UTC(2026, 10, 28, 9, 30),
      competitions: [singing],
      may_change: true,
    },
  ],
  withdrawn: [
    {
      id: 'to-maha'.padEnd(22, '0'),
      email: 'maha@production.example',
      role: 'finance',
      undo_until: Date.UTC(2026, 10, 26, 8, 40),
      may_change: true,
    },
  ],
};

/** All that can end in a list. */
export const holdingsOf = ({ people, invitations }: StaffList): Holding[] => [
  ...people.map(({ membership_id }) => ({ kind: 'membership', id: membership_id }) as const),
  ...invitations.map(({ id }) => ({ kind: 'invitation', id }) as const),
];

export const invited: Invited = {
  invitation: {
    id: 'to-huda'.padEnd(22, '0'),
    email: 'huda@production.example',
    role: 'judge',
    expires_at: Date.UTC(2026, 10, 29, 9, 30),
  },
  link: `https://staff.sawt.example/invitation#${'k3m9x2pq'.repeat(5)}abc`,
  is_mailed: true,
};

/** The names of the house as a form edits them. */
export const organisationRow: EditRow = {
  id: house.id,
  version: 3,
  texts: {
    name_ar: house.name_ar,
    name_en: 'Production House',
    zone: 'Asia/Muscat',
    support_email: 'candidates@production.example',
  },
  changed: null,
};

/** The same after another person saved. */
export const laterOrganisation = (
  texts: EditRow['texts'],
  by: string | null = 'هدى بنت سالم الرواحية',
): EditRow => ({
  ...organisationRow,
  version: 4,
  texts: { ...organisationRow.texts, ...texts },
  changed: { at: Date.UTC(2026, 10, 26, 8, 12), by },
});

export const organisationList: OrganisationList = {
  data: [
    {
      ...house,
      created_at: Date.UTC(2026, 8, 1, 6),
      people: 11,
      owners: 1,
      has_owner: true,
      owner_reset: null,
      owner_invited_until: null,
    },
    {
      id: 'studio'.padEnd(22, '0'),
      name_ar: 'استوديو مسقط',
      name_en: 'Muscat Studio',
      created_at: Date.UTC(2026, 10, 20, 6),
      people: 0,
      owners: 0,
      has_owner: false,
      owner_reset: null,
      owner_invited_until: Date.UTC(2026, 10, 29, 9, 30),
    },
    {
      id: 'radio'.padEnd(22, '0'),
      name_ar: 'إذاعة الشباب',
      name_en: null,
      created_at: Date.UTC(2026, 10, 26, 6),
      people: 0,
      owners: 0,
      has_owner: false,
      owner_reset: null,
      owner_invited_until: null,
    },
  ],
};
