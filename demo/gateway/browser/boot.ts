import type { SessionPhase } from '../session.ts';
import type { PageLanguage, Words } from '../words.ts';

/** Data from the server for the page's script. */
export type Boot = {
  /** Whether the card fields are in a frame of the merchant's page or are a page of their own. */
  place: 'frame' | 'page';
  phase: SessionPhase;
  words: Record<PageLanguage, Words>;
  /** The amount without its currency, such as "7.500". */
  amount: string;
  /** The only origin that the frame exchanges messages with. */
  parentOrigin: string;
  paths: { pay: string; challenge: string; cancel: string };
  /** Where the payer goes after paying or cancelling on a full page. */
  returns: { success: string; cancel: string };
};

export function readBoot(): Boot {
  return JSON.parse(document.querySelector('#boot')?.textContent ?? '') as Boot;
}
