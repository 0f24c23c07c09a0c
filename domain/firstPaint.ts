import type { BoardAtHand } from './boardAtHand.ts';
import type { CompetitionDetails } from './contract.ts';
import type { Language } from './localized.ts';

/** A server-rendered page; `now` is the server's time (UTC ms). */
export type RenderedPage =
  | { screen: 'competition'; path: string; details: CompetitionDetails; now: number }
  | { screen: 'register'; path: string; details: CompetitionDetails }
  | { screen: 'vote'; path: string; atHand: BoardAtHand };

/** Renders a page to the HTML that the browser hydrates. */
export type PaintPage = (page: RenderedPage, language: Language) => string;
