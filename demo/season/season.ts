import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';

/** The round with votes. Its days, like all in this file, are midnights counted in days from today. */
const votingRound = {
  ordinal: 2,
  ar: 'الجولة الثانية',
  en: 'Round 2',
  judgesPercent: 40,
  votingPercent: 60,
  days: [-5, 6],
} as const;

/** The names, weights and times of the demo season; its contestants are elsewhere. */
export const season = {
  slug: 'season-2025',
  zone: DEFAULT_ZONE,
  event: { ar: 'موسم 2025', en: 'Season 2025' },
  competition: { ar: 'نجم الغناء العربي 2025', en: 'Arab Singing Star 2025' },
  /** The rounds in order. */
  rounds: [
    { ar: 'الجولة الأولى', en: 'Round 1', judgesPercent: 100, days: [-24, -6] },
    votingRound,
    { ar: 'النهائي', en: 'Final', judgesPercent: 40, days: [8, 10] },
  ],
  votingRound,
  groups: [
    { ar: 'المجموعة الأولى', en: 'Group 1' },
    { ar: 'المجموعة الثانية', en: 'Group 2' },
    { ar: 'المجموعة الثالثة', en: 'Group 3' },
    { ar: 'المجموعة الرابعة', en: 'Group 4' },
    { ar: 'المجموعة الخامسة', en: 'Group 5' },
  ],
  scene: '01-mic-rumman',
  /** The midnights at which the event begins and ends, in days from today. */
  days: [-60, 40],
  /**
   * The midnights at which each group opens and the one before it closes; at the last, the last group
   * closes.
   */
  midnights: [-5, -3, -1, 2, 4, 6],
} as const;
