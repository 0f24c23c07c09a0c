import type { SessionPhase } from '../session.ts';
import type { PageLanguage, Words } from '../words.ts';

/** What the server passes to the script of a payment page. */
export type Boot = {
  /** Whether the card fields are in a frame of the merchant's page, or on a page of their own. */
  place: 'frame' | 'page';
  phase: SessionPhase;
  words: Record<PageLanguage, Words>;
  /** The amount without its currency, such as "7.500". */
  amount: string;
  /** The origin of the merchant's page, the only one with which the frame exchanges messages. */
  parentOrigin: string;
  paths: { pay: string; challenge: string; cancel: string };
  /** Where the payer goes after paying or cancelling, if the card fields are a page of their own. */
  returns: { success: string; cancel: string };
};

export function readBoot(): Boot {
  return JSON.parse(document.querySelector('#boot')?.textContent ?? '') as Boot;
}
