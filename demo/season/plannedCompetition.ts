/** A text in both languages; null where there is none. */
export type BothLanguages = { ar: string | null; en: string | null };

/** From one midnight until another, in days from today; null means not announced. */
export type PlannedDays = readonly [from: number | null, until: number | null];

export type PlannedRound = { ar: string; en: string; judgesPercent: number; days: PlannedDays };

/** The description of a demo competition, without ids and instants. */
export type PlannedCompetition = {
  name: BothLanguages;
  description: BothLanguages;
  /** Name of the scene in the artwork folder, without extension; null for a competition without a picture. */
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

/** An event of the demo besides the one with votes. */
export type PlannedEvent = {
  name: BothLanguages;
  scene: string | null;
  days: readonly [from: number, until: number];
  competitions: readonly PlannedCompetition[];
};

export const noText: BothLanguages = { ar: null, en: null };
