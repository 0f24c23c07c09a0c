/** Invented entries of a round with three groups: two in the first group, three in none. */
import type { RoundEntry, RoundMembers } from '../../../domain/staff/staffContract.ts';
import { singing } from '../staff/competitionFacts.ts';
import { firstRound, roundsNow } from './roundsFacts.ts';

const names = [
  ['سلمى الحارثية', 'Salma Al Harthy'],
  ['يوسف البلوشي', 'Yousuf Al Balushi'],
  ['Maria Santos', null],
  ['مريم المعمرية', 'Maryam Al Maamari'],
  ['خالد الهنائي', 'Khalid Al Hinai'],
] as const;

const entry = (number: number, place: Partial<RoundEntry> = {}): RoundEntry => ({
  id: `entry-${number}`.padEnd(22, '0'),
  full_name: names[number - 1]![0],
  full_name_ar: names[number - 1]![0],
  full_name_en: names[number - 1]![1],
  registered_at: roundsNow - (10 - number) * 86_400_000,
  group: null,
  code: null,
  competes: true,
  code_fixed: false,
  ...place,
});

const [one, two, three] = firstRound.groups.map(({ members: _members, codes: _codes, ...group }) => ({
  ...group,
  may_change: 'beforeItsWindow' as const,
})) as [RoundMembers['groups'][number], RoundMembers['groups'][number], RoundMembers['groups'][number]];
export const memberGroups = { one, two, three };

export const membersOfFirst: RoundMembers = {
  competition: singing,
  zone: 'Asia/Muscat',
  server_time: roundsNow,
  round: { id: firstRound.id, ordinal: 1, name_ar: firstRound.name_ar, name_en: firstRound.name_en },
  groups: [one, two, three],
  entries: [
    entry(1, { group: one.id, code: '101' }),
    entry(2, { group: one.id, code: '102' }),
    entry(3),
    entry(4),
    entry(5),
  ],
  left_out: 0,
  placements: [],
};

/** The window of the first group has opened, one of its entries was withdrawn, and there was a draw. */
export const membersWhileOpen: RoundMembers = {
  ...membersOfFirst,
  groups: [{ ...one, may_change: 'secondPerson' }, two, three],
  entries: [
    entry(1, { group: one.id, code: '101', code_fixed: true }),
    entry(2, { group: one.id, code: '102', code_fixed: true, competes: false }),
    entry(3, { group: two.id, code: '103' }),
    entry(4, { group: three.id, code: '104' }),
    entry(5),
  ],
  placements: [
    {
      id: 'placement-1'.padEnd(22, '0'),
      way: 'draw',
      seed: '9f86d081884c7d659a2feaa0c55ad015',
      at: roundsNow - 3_600_000,
      by: 'هدى البلوشية',
      order: [entry(2).id, entry(1).id],
      groups: [{ number: 1, entries: [entry(2).id, entry(1).id] }],
    },
  ],
};
