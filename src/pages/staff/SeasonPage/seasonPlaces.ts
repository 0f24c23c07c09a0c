/** The addresses of the pages of events and competitions. */
export type SeasonPlaces = {
  season: string;
  newEvent: string;
  event: (id: string) => string;
  newCompetition: (event: string) => string;
  competition: (id: string) => string;
  rounds: (competition: string) => string;
  people: string;
  /** Brings in a season from a file. */
  newFile: string;
  /** Copies an event to other days. */
  copy: (event: string) => string;
  /** The settings of an event as a file, which browsers save. */
  file: (event: string) => string;
};
