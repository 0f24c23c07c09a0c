import { expect, it } from 'vitest';
import { previewEnds, previewWithdrawals } from './bulk.ts';
import type { Role } from './staffContract.ts';

const person = (name: string, role: Role, may_change = true) => ({
  membership_id: `${name}-${role}`,
  staff_id: name,
  name,
  role,
  may_change,
});
const people = [
  person('huda', 'judge'),
  person('salma', 'owner'),
  person('maha', 'owner'),
  person('yusuf', 'finance', false),
];
const rows = people.map(({ membership_id, name }) => ({ key: membership_id, name }));
const left = { key: 'gone-judge', name: 'gone' };

it('roles end that the caller may take; those of owners may wait, the own one stays', () => {
  expect(previewEnds(people, [...rows, left], 'salma')).toEqual({
    acts: [
      { key: 'huda-judge', name: 'huda', mayWait: false },
      { key: 'maha-owner', name: 'maha', mayWait: true },
    ],
    skipped: [
      { key: 'salma-owner', name: 'salma', reason: 'own' },
      { key: 'yusuf-finance', name: 'yusuf', reason: 'right' },
      { key: 'gone-judge', name: 'gone', reason: 'gone' },
    ],
  });
});

it('invitations are withdrawn that the caller may make', () => {
  const invitations = [
    { id: 'to-yusuf', may_change: true },
    { id: 'to-nasser', may_change: false },
  ];
  const chosen = [
    { key: 'to-yusuf', name: 'yusuf@example.om' },
    { key: 'to-nasser', name: 'nasser@example.om' },
    left,
  ];
  expect(previewWithdrawals(invitations, chosen)).toEqual({
    acts: [{ key: 'to-yusuf', name: 'yusuf@example.om', mayWait: false }],
    skipped: [
      { key: 'to-nasser', name: 'nasser@example.om', reason: 'right' },
      { key: 'gone-judge', name: 'gone', reason: 'gone' },
    ],
  });
});
