/** Invented people, profiles and sessions for tests of accounts. */
import type { Profile, Session } from '../../../domain/contract.ts';
import type { OpenContactLink } from '../../../src/machines/contactLink/contactLinkMachine.ts';
import type { ProfileDraft } from '../../../src/machines/profileEdit/profileEditTypes.ts';
import { formOf } from '../../../src/machines/profileEdit/profileForm.ts';
import type { SignedIn } from '../../../domain/authRecord.ts';

const token = (of: string) => `swt_${of.padEnd(43, '0')}`;

export const signedInAs = (name: string): SignedIn => ({
  user: { id: name.padEnd(22, '0'), full_name: `${name} of Muscat`, image_url: null },
  token: token(name),
});

export const newPassword = 'Blue-kettle-9';

export const passwords = {
  current_password: 'Green-kettle-7',
  new_password: newPassword,
  confirm_password: newPassword,
};

/** The date on which tests show the profile. */
export const profileDay = '2026-11-20';

export const profile: Profile = {
  id: 'huda'.padEnd(22, '0'),
  full_name: 'Huda Al Rawahi',
  email: 'huda@example.om',
  civil_id: '12840275',
  phone_number: '+96891234567',
  address: 'Muttrah',
  user_dob: '1999-04-01',
  country_id: 1,
  image_url: '/images/huda.webp',
  created_at: Date.UTC(2025, 4, 17),
  waiting: {},
  verifying: {},
};

/** Huda's profile as a contestant: her new name, picture and country wait for staff to decide. */
export const waitingProfile: Profile = {
  ...profile,
  waiting: {
    full_name: { value: 'Huda bint Said', since: Date.UTC(2026, 10, 19) },
    country_id: { value: 2, since: Date.UTC(2026, 10, 19) },
    image_url: { value: '/images/huda-new.webp', since: Date.UTC(2026, 10, 20) },
  },
};

/**
 * Huda's profile with a new phone number and e-mail address, which she has not verified by their links yet.
 */
export const verifyingProfile: Profile = {
  ...profile,
  verifying: {
    email: { value: 'huda.rawahi@example.om', until: Date.UTC(2026, 10, 21, 8) },
    phone_number: { value: '+96898765432', until: Date.UTC(2026, 10, 21, 8) },
  },
};

export const verifyLink: OpenContactLink = {
  token: 'verify',
  action: 'verify',
  field: 'phone_number',
  value: '+96898765432',
  expires_at: Date.UTC(2026, 10, 21, 8),
};

export const undoLink: OpenContactLink = {
  token: 'undo',
  action: 'undo',
  field: 'email',
  value: 'x•••@example.com',
  expires_at: Date.UTC(2026, 10, 23, 8),
};

/**
 * A file that has its name in JSON. Tests compare the events of paths by JSON, in which plain files all
 * look alike.
 */
const fileOf = (name: string, type: string): File =>
  Object.assign(new File([name], name, { type }), { toJSON: () => name });

export const avatar = fileOf('huda.png', 'image/png');
export const noPicture = fileOf('huda.pdf', 'application/pdf');

/** What Huda had typed into the profile form when her session ended. */
export const profileDraft: ProfileDraft = {
  values: { ...formOf(profile), address: 'Ruwi' },
  avatar: null,
};

const HOUR = 3_600_000;
const device = (id: string, browser: string, system: string, hoursAgo: number): Session => ({
  id: id.padEnd(22, '0'),
  current: hoursAgo === 0,
  browser,
  system,
  created_at: Date.UTC(2026, 10, 18),
  last_used_at: Date.UTC(2026, 10, 20, 12) - hoursAgo * HOUR,
  expires_at: Date.UTC(2026, 10, 25),
});
export const devices = [device('here', 'Chrome', 'Android', 0), device('there', '', '', 5)] as const;
