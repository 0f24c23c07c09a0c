/** The competition in the query of a board's address; undefined if it names none. */
export const askedCompetition = (query: string): string | undefined =>
  new URLSearchParams(query).get('competition') || undefined;
