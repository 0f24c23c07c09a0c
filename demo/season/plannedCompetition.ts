/** A text in both languages; null in a language that has none. */
export type BothLanguages = { ar: string | null; en: string | null };

/** A time between two midnights, given in days from today; null for one that is not announced. */
export type PlannedDays = readonly [from: number | null, until: number | null];

/** A voting group, with the midnights at which its window opens and closes. */
export type PlannedGroup = { ar: string; en: string; days: readonly [from: number, until: number] };

export type PlannedRound = {
  ar: string;
  en: string;
  judgesPercent: number;
  days: PlannedDays;
  groups?: readonly PlannedGroup[];
};

/** The names of an event or a competition. */
export type PlannedName = { ar: string; en: string | null };

/** What a competition of the demo should be; `competitionFile` gives it its instants. */
export type PlannedCompetition = {
  name: PlannedName;
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
  criteria: readonly { name: PlannedName; percent: number }[];
  rounds: readonly PlannedRound[];
};

/** An event of the demo. `slug`: by default from its name. */
export type PlannedEvent = {
  slug?: string;
  name: PlannedName;
  scene: string | null;
  days: readonly [from: number, until: number];
  competitions: readonly PlannedCompetition[];
};

export const noText: BothLanguages = { ar: null, en: null };
