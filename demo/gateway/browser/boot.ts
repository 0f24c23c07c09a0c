import type { SessionPhase } from '../session.ts';
import type { PageLanguage, Words } from '../words.ts';

/** What the server tells the script of the page. */
export type Boot = {
  /** In a frame of the merchant's page, or a page of its own. */
  place: 'frame' | 'page';
  phase: SessionPhase;
  words: Record<PageLanguage, Words>;
  /** "7.500", without its currency. */
  amount: string;
  /** The one origin that is spoken to and listened to. */
  parentOrigin: string;
  paths: { pay: string; challenge: string; cancel: string };
  /** Where a page of its own leads when it is done. */
  returns: { success: string; cancel: string };
};

export function readBoot(): Boot {
  return JSON.parse(document.querySelector('#boot')?.textContent ?? '') as Boot;
}
