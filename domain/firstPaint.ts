import type { BoardAtHand } from './boardAtHand.ts';
import type { CompetitionDetails } from './contract.ts';
import type { Language } from './localized.ts';

/** A page that the server paints before the browser runs anything; `now` is the server's time (UTC ms). */
export type PaintedPage =
  | { screen: 'competition'; path: string; details: CompetitionDetails; now: number }
  | { screen: 'register'; path: string; details: CompetitionDetails }
  | { screen: 'vote'; path: string; atHand: BoardAtHand };

/** The page as HTML, to stand in the document until the site takes it over. */
export type PaintPage = (page: PaintedPage, language: Language) => string;
