import type { SessionPhase } from '../session.ts';
import type { PageLanguage, Words } from '../words.ts';

/** Data from the server for the page's script. */
export type Boot = {
  /** In a frame of the merchant's page, or as a page of its own. */
  place: 'frame' | 'page';
  phase: SessionPhase;
  words: Record<PageLanguage, Words>;
  /** "7.500", without its currency. */
  amount: string;
  /** The only origin that the frame exchanges messages with. */
  parentOrigin: string;
  paths: { pay: string; challenge: string; cancel: string };
  /** Where the payer goes after a full page is done. */
  returns: { success: string; cancel: string };
};

export function readBoot(): Boot {
  return JSON.parse(document.querySelector('#boot')?.textContent ?? '') as Boot;
}
