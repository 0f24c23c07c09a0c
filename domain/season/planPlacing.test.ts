import { expect, it } from 'vitest';
import { memberGroups, membersOfFirst, membersWhileOpen } from '../../tests/support/season/membersFacts.ts';
import { entriesToPlace, planPlacing } from './planPlacing.ts';

const namesOf = (entries: readonly { full_name: string }[]) => entries.map(({ full_name }) => full_name);
const dealt = (members: typeof membersOfFirst, which: 'unplaced' | 'all') =>
  planPlacing(members, entriesToPlace(members, which)).map(({ group, entries, size }) => [
    group.number,
    namesOf(entries),
    size,
  ]);

it('entries in no group go to the smallest groups, by registration', () => {
  expect(dealt(membersOfFirst, 'unplaced')).toEqual([
    [1, [], 2],
    [2, ['Maria Santos', 'خالد الهنائي'], 2],
    [3, ['مريم المعمرية'], 1],
  ]);
});

it('all entries are dealt anew, except those of groups that have opened', () => {
  expect(dealt(membersOfFirst, 'all')).toEqual([
    [1, ['سلمى الحارثية', 'مريم المعمرية'], 2],
    [2, ['يوسف البلوشي', 'خالد الهنائي'], 2],
    [3, ['Maria Santos'], 1],
  ]);
  expect(dealt(membersWhileOpen, 'all')).toEqual([
    [2, ['Maria Santos', 'خالد الهنائي'], 2],
    [3, ['مريم المعمرية'], 1],
  ]);
});

it('nothing is dealt where no group may change, and nobody who does not compete', () => {
  const closed = { ...membersOfFirst, groups: [{ ...memberGroups.one, may_change: 'no' as const }] };
  expect(dealt(closed, 'unplaced')).toEqual([]);
  const entries = membersOfFirst.entries.map((entry) => ({ ...entry, competes: false }));
  expect(entriesToPlace({ ...membersOfFirst, entries }, 'all')).toEqual([]);
});
