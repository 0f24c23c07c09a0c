/** Addresses of pages about rounds, and the one from which the page was opened. */
export type RoundPlaces = {
  back: string;
  newRound: string;
  round: (id: string) => string;
  newGroup: (round: string) => string;
  group: (id: string) => string;
  /** The entries in the groups of a round. */
  members: (round: string) => string;
};

/** What a person may change: rounds, and groups with their windows. */
export type RoundRights = { season: boolean; windows: boolean };
