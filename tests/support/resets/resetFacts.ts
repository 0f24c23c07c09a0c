/** Invented resets of what a person of the staff signs in with. */
import type { Reset, ResetStarted } from '../../../domain/staff/staffContract.ts';
import type { PeopleList } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import type { EnrolmentLink } from '../../../src/machines/staffEnrolment/enrolmentForm.ts';
import { invitationLink, staffCredentials, staffList } from '../staff/staffFacts.ts';

export const resetLink: EnrolmentLink = {
  kind: 'reset',
  token: 'reset',
  email: staffCredentials.email,
  works_at: Date.UTC(2026, 10, 24, 8),
  expires_at: Date.UTC(2026, 10, 27, 8),
  authenticator: invitationLink.authenticator,
};

/** The link of an owner's reset on its first day. */
export const earlyLink: EnrolmentLink = {
  ...resetLink,
  works_at: Date.UTC(2026, 10, 26, 8),
  authenticator: null,
};

/** An open reset whose link works at once. */
export const openReset: Reset = {
  by: 'عمر بن خالد المعمري',
  started_at: Date.UTC(2026, 10, 26, 9),
  works_at: Date.UTC(2026, 10, 26, 9),
  expires_at: Date.UTC(2026, 10, 29, 9),
};

/** One of an owner, whose link waits for a day. */
export const lateReset: Reset = { ...openReset, works_at: Date.UTC(2026, 10, 27, 9) };

export const resetStarted: ResetStarted = {
  reset: openReset,
  name: 'هدى بنت سالم الرواحية',
  email: 'huda@production.example',
  link: `https://staff.sawt.example/reset#${'k3m9x2pq'.repeat(5)}abc`,
  is_mailed: true,
};

/** The people of the house, and one more whose access is being reset. */
export const resetList: PeopleList = {
  ...staffList,
  people: [
    ...staffList.people,
    {
      membership_id: 'sami-finance'.padEnd(22, '0'),
      staff_id: 'sami'.padEnd(22, '0'),
      name: 'سامي بن ناصر الحبسي',
      email: 'sami@production.example',
      role: 'finance',
      last_seen_at: Date.UTC(2026, 10, 20, 6),
      reset: openReset,
      version: 1,
      competitions: null,
      may_change: true,
    },
  ],
};
