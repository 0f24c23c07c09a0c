import { describe, expect, it } from 'vitest';
import { judgeApproval, twoPersonActs, type TwoPersonAct } from './rights.ts';
import type { Role } from './staffContract.ts';

const roles: readonly Role[] = ['operator', 'owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'];
const acts = Object.keys(twoPersonActs) as TwoPersonAct[];

describe.each(acts)('an act of two persons: %s', (act) => {
  const asked = { act, askedBy: 'salma', organisationId: 'house', subject: 'maha' };

  it.each(roles)('is decided by a second %s only with the same right', (role) => {
    const held = [{ role, organisationId: role === 'operator' ? null : 'house' }];
    expect(judgeApproval(held, asked, 'omar')).toBe(role === twoPersonActs[act] ? 'allowed' : 'forbidden');
    const elsewhere = [{ role, organisationId: 'other' }];
    expect(judgeApproval(elsewhere, asked, 'omar')).toBe('forbidden');
  });

  it('is never decided by the person who asked', () => {
    const held = [{ role: twoPersonActs[act], organisationId: 'house' }];
    expect(judgeApproval(held, asked, 'salma')).toBe('own');
  });
});

it('the reset of the own access is not decided by the person whose it is', () => {
  const asked = { act: 'reset_owner', askedBy: 'salma', organisationId: 'house', subject: 'omar' } as const;
  const held = [{ role: 'owner', organisationId: 'house' }] as const;
  expect([judgeApproval(held, asked, 'omar'), judgeApproval(held, asked, 'maha')]).toEqual([
    'forbidden',
    'allowed',
  ]);
});
