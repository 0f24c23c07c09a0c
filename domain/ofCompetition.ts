/** A competition as the query of a board's address and of its call; empty without one. */
export const ofCompetition = (id?: string | null): string => (id ? `?competition=${id}` : '');
