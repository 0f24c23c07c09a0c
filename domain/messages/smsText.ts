import { isGsm7 } from './smsParts.ts';

/**
 * A text as a text message carries it. A text of the GSM alphabet has no letter that runs right to left, so it needs neither
 * direction marks nor spaces that do not break: one of them would make it UCS-2, with less than half the characters a part.
 */
export function smsText(text: string): string {
  const bare = text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  return isGsm7(bare) ? bare : text;
}
