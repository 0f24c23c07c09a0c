import { ofCompetition } from './ofCompetition.ts';
import { pagePaths } from './routes.ts';

/**
 * Address of a page of a board.
 * @param competition the id whose board; by default, the one that the site shows by itself (decision D222)
 */
export const boardHref = (page: 'vote' | 'leaderboard', competition?: string): string =>
  pagePaths[page] + ofCompetition(competition);

/** Whose board: a competition's, or the one with an entry; else the default. */
export type AskedBoard = { competition?: string; entry?: string };
