import { expect, it } from 'vitest';
import { type BulkFacts, judgeBulk, judgeGround } from './bulk.ts';

const approved: BulkFacts = {
  isApproved: true,
  isWithdrawn: false,
  isRemoved: false,
  isSuspended: false,
  result: null,
  group: null,
};

it.each([
  ['place', {}, null],
  ['place', { result: 'qualified' }, null],
  ['place', { group: 'A' }, 'already'],
  ['place', { isApproved: false }, 'not_approved'],
  ['place', { isApproved: false, isWithdrawn: true }, 'withdrawn'],
  ['place', { isRemoved: true }, 'removed'],
  ['place', { isSuspended: true }, 'suspended'],
  ['pending', {}, null],
  ['pending', { result: 'qualified' }, null],
  ['pending', { result: 'pending', group: 'A' }, 'already'],
  ['qualified', {}, 'not_in_round'],
  ['qualified', { result: 'pending' }, null],
  ['out', { result: 'qualified' }, null],
  ['out', { result: 'pending', isWithdrawn: true }, 'withdrawn'],
] as const)('to %s an entry with %j says %s', (act, facts, why) => {
  expect(judgeBulk(act, { ...approved, ...facts })).toBe(why);
});

it.each([
  ['place', 'published', 60_001, null],
  ['place', 'published', 60_000, 'window_opened'],
  ['place', 'draft', 0, null],
  ['place', 'closed', 60_001, 'over'],
  ['qualified', 'published', 0, null],
  ['qualified', 'cancelled', 0, 'over'],
] as const)(
  'to %s in a competition that is %s, %s ms before a window opens, says %s',
  (act, state, opens_at, why) => {
    expect(judgeGround(act, { state, groups: [{ opens_at: 90_000 }, { opens_at }] }, 0)).toBe(why);
  },
);
