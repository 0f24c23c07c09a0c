/** Invented rounds of a competition: a first one with three groups, and a final without. */
import type { StaffGroup, StaffRound, StaffRounds } from '../../../domain/staff/staffContract.ts';
import { singing } from '../staff/competitionFacts.ts';

/** Three o'clock in Muscat on 18 November 2026, the day before the first window opens. */
export const roundsNow = Date.UTC(2026, 10, 18, 11);
/** The midnight in Muscat at which this day of November 2026 begins. */
export const midnightOf = (day: number) => Date.UTC(2026, 10, day - 1, 20);

const names = ['الأولى', 'الثانية', 'الثالثة'];

const group = (number: number, day: number): StaffGroup => ({
  id: `group-${number}`.padEnd(22, '0'),
  number,
  version: 1,
  changed: null,
  name_ar: `المجموعة ${names[number - 1]}`,
  name_en: `Group ${number}`,
  opens_at: midnightOf(day),
  closes_at: midnightOf(day + 1),
  members: 2,
  codes: [1, 2].map((each) => ({
    entry: `entry-${number}${each}`.padEnd(22, '0'),
    code: String(number * 100 + each),
  })),
});

export const firstRound: StaffRound = {
  id: 'round-1'.padEnd(22, '0'),
  ordinal: 1,
  version: 1,
  changed: { at: roundsNow - 86_400_000, by: 'هدى البلوشية' },
  name_ar: 'الجولة الأولى',
  name_en: 'First round',
  judges_percent: 40,
  starts_at: midnightOf(19),
  ends_at: midnightOf(22),
  groups: [group(1, 19), group(2, 20), group(3, 21)],
};

export const finalRound: StaffRound = {
  ...firstRound,
  id: 'round-2'.padEnd(22, '0'),
  ordinal: 2,
  changed: null,
  name_ar: 'الجولة النهائية',
  name_en: 'Final',
  judges_percent: 50,
  starts_at: midnightOf(26),
  ends_at: null,
  groups: [],
};

export const roundsOfSinging: StaffRounds = {
  competition: singing,
  zone: 'Asia/Muscat',
  situation: 'entries',
  server_time: roundsNow,
  rounds: [firstRound, finalRound],
};

/** The same rounds with the first window open since this hour. */
export const roundsWhileOpen: StaffRounds = {
  ...roundsOfSinging,
  situation: 'votes',
  rounds: [
    {
      ...firstRound,
      groups: firstRound.groups.map((each, index) =>
        index === 0 ? { ...each, opens_at: roundsNow - 3_600_000 } : each,
      ),
    },
    finalRound,
  ],
};
