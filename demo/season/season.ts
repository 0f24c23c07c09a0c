import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import type { PlannedEvent, PlannedGroup } from './plannedCompetition.ts';
import { seasonCompetitions, votedCompetition } from './seasonCompetitions.ts';

/** The round with votes. Its days, like all in this file, are midnights counted in days from today. */
const votingRound = {
  ordinal: 2,
  ar: 'الجولة الثانية',
  en: 'Round 2',
  judgesPercent: 40,
  votingPercent: 60,
  days: [-5, 6],
} as const;

const groupNames = [
  { ar: 'المجموعة الأولى', en: 'Group 1' },
  { ar: 'المجموعة الثانية', en: 'Group 2' },
  { ar: 'المجموعة الثالثة', en: 'Group 3' },
  { ar: 'المجموعة الرابعة', en: 'Group 4' },
  { ar: 'المجموعة الخامسة', en: 'Group 5' },
];

/**
 * The midnights at which each group opens and the one before it closes; at the last, the last group
 * closes.
 */
const midnights = [-5, -3, -1, 2, 4, 6] as const;

const groups: readonly PlannedGroup[] = groupNames.map((name, index) => ({
  ...name,
  days: [midnights[index]!, midnights[index + 1]!],
}));

/** The names, weights and times of the demo season; its contestants are elsewhere. */
export const season = {
  zone: DEFAULT_ZONE,
  votingRound,
  event: {
    slug: 'season-2025',
    name: { ar: 'موسم 2025', en: 'Season 2025' },
    scene: '01-mic-rumman',
    days: [-60, 40],
    competitions: [
      {
        ...votedCompetition,
        name: { ar: 'نجم الغناء العربي 2025', en: 'Arab Singing Star 2025' },
        rounds: [
          { ar: 'الجولة الأولى', en: 'Round 1', judgesPercent: 100, days: [-24, -6] },
          { ...votingRound, groups },
          { ar: 'النهائي', en: 'Final', judgesPercent: 40, days: [8, 10] },
        ],
      },
      ...seasonCompetitions,
    ],
  } satisfies PlannedEvent,
} as const;
