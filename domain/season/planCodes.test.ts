import { expect, it } from 'vitest';
import type { CompetitionWindows, GroupWindow } from './checkWindows.ts';
import { planCodes, type PlacedEntry } from './planCodes.ts';

const group = (id: string, codes: Record<string, string> = {}, opensAt = 0): GroupWindow => ({
  id,
  roundId: 'round',
  opensAt,
  closesAt: opensAt + 10,
  codes: Object.entries(codes).map(([entryId, code]) => ({ entryId, code })),
});
const competition = (
  groups: GroupWindow[],
  others: CompetitionWindows['others'] = [],
): CompetitionWindows => ({
  groups,
  rounds: [],
  others,
  zone: 'Asia/Muscat',
});
const placed = (entryId: string, code: string | null = null, isFixed = false): PlacedEntry => ({
  entryId,
  groupId: 'one',
  code,
  isFixed,
});

it('entries without a code get the lowest free numbers, in order', () => {
  const { given, findings } = planCodes(
    competition([group('one', { b: '102' })]),
    [placed('c'), placed('b', '102'), placed('a')],
    ['103'],
  );
  expect([[...given], findings]).toEqual([
    [
      ['c', '101'],
      ['a', '104'],
    ],
    [],
  ]);
});

it('a number of another competition is free where its window is a day away: a late message must not mean it', () => {
  const day = 86_400_000;
  const before = group('before', { w: '101' }, -day - 10);
  const near = group('near', { x: '102' }, day + 9);
  const far = group('far', { y: '103' }, day + 10);
  const { given } = planCodes(competition([group('one')], [before, near, far]), [placed('a')], []);
  expect([...given]).toEqual([['a', '101']]);
  const closer = group('closer', { w: '101' }, -day - 9);
  const other = planCodes(competition([group('one')], [closer, near, far]), [placed('a')], []);
  expect([...other.given]).toEqual([['a', '103']]);
});

it('a code that would mean two entries is replaced while it may change, and refused once it is fixed', () => {
  const theirs = group('theirs', { x: '٠١٠١' });
  const windows = competition([group('one', { a: '101' })], [theirs]);
  const free = planCodes(windows, [placed('a', '101')], ['101']);
  const fixed = planCodes(windows, [placed('a', '101', true)], ['101']);
  const finding = { code: 'same_code', severity: 'refused', groups: ['one'], codes: ['101'] };
  expect([[...free.given], free.findings, [...fixed.given], fixed.findings]).toEqual([
    [['a', '102']],
    [],
    [],
    [finding],
  ]);
});

it('groups that do not change have no say: their own clashes are not of this change', () => {
  const windows = competition(
    [group('one'), group('two', { z: '101' }, 50)],
    [group('far', { x: '101' }, 55)],
  );
  expect(planCodes(windows, [placed('a')], []).findings).toEqual([]);
});
