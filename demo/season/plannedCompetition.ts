/** A text in both languages; null in a language that has none. */
export type BothLanguages = { ar: string | null; en: string | null };

/** A time between two midnights, given in days from today; null for one that is not announced. */
export type PlannedDays = readonly [from: number | null, until: number | null];

export type PlannedRound = { ar: string; en: string; judgesPercent: number; days: PlannedDays };

/** What a competition of the demo should be; `competitionRows` makes its rows with ids and times. */
export type PlannedCompetition = {
  name: BothLanguages;
  description: BothLanguages;
  /** The name of a scene in the artwork, without extension; null for no picture. */
  scene: string | null;
  feeBaisa: number;
  submission: 'video' | 'audio' | 'any';
  registration: PlannedDays;
  days: PlannedDays;
  submissionsUntil: number | null;
  eligibility: BothLanguages;
  /** The requirements, one a line. */
  requirements: BothLanguages;
  criteria: readonly { name: BothLanguages; percent: number }[];
  rounds: readonly PlannedRound[];
};

/** An event of the demo other than the season's. */
export type PlannedEvent = {
  name: BothLanguages;
  scene: string | null;
  days: readonly [from: number, until: number];
  competitions: readonly PlannedCompetition[];
};

export const noText: BothLanguages = { ar: null, en: null };
