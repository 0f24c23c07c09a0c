import { expect, it } from 'vitest';
import { noEntryFilters } from '../staff/entryAddress.ts';
import type { BulkDesk } from '../staff/staffContract.ts';
import { firstChoice, wantedOf } from './bulkChoice.ts';

const group = (id: string) => ({ id, number: 1, name_ar: '', name_en: '', opens_at: 0, members: 0 });
const round = { ordinal: 1, name_ar: '', name_en: '', pending: 0, qualified: 0, out: 0 };
const rounds: BulkDesk['rounds'] = [
  { ...round, id: 'first', groups: [] },
  { ...round, id: 'final', groups: [group('one'), group('two')] },
];
const choice = firstChoice({ rounds });

it('begins with all groups of the last round', () => {
  expect(wantedOf({ rounds }, choice, { ...noEntryFilters, status: 'approved', search: 'Muna' })).toEqual({
    act: 'place',
    round: 'final',
    groups: ['one', 'two'],
    status: 'approved',
    search: 'Muna',
    from: null,
  });
});

it('takes one group, and entries with a result in another round', () => {
  const chosen = { ...choice, group: 'two', from: 'qualified:first' };
  expect(wantedOf({ rounds }, chosen, noEntryFilters)).toMatchObject({
    groups: ['two'],
    from: { round: 'first', result: 'qualified' },
  });
});

it('needs a round, and a group to place in', () => {
  const none = { rounds: [] };
  expect(wantedOf(none, firstChoice(none), noEntryFilters)).toBeUndefined();
  expect(wantedOf({ rounds }, { ...choice, round: 'first' }, noEntryFilters)).toBeUndefined();
  expect(wantedOf({ rounds }, { ...choice, group: 'gone' }, noEntryFilters)).toBeUndefined();
  expect(wantedOf({ rounds }, { ...choice, round: 'first', act: 'pending' }, noEntryFilters)).toMatchObject({
    act: 'pending',
    groups: [],
  });
});
