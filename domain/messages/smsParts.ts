/** Characters that GSM 03.38 sends in 7 bits, and those that it sends as two of them. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

const gsm7 = new Map([
  ...Array.from(BASIC).map((each) => [each, 1] as const),
  ...Array.from(EXTENDED).map((each) => [each, 2] as const),
]);

/** What a message of one part holds, and what each part of a longer one holds beside its header. */
const sizes = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const;

/** How a text message is sent. `units`: its length in characters of the encoding; `left`: how many more its last part holds. */
export type SmsParts = { encoding: keyof typeof sizes; units: number; parts: number; left: number };

/**
 * The parts that a text takes as a text message. One character outside the GSM alphabet, such as an Arabic letter, makes the
 * whole text UCS-2. No part ends within a character.
 */
export function smsParts(text: string): SmsParts {
  const characters = Array.from(text);
  const encoding = isGsm7(text) ? 'gsm7' : 'ucs2';
  const lengths = characters.map((each) => (encoding === 'gsm7' ? gsm7.get(each)! : each.length));
  const units = lengths.reduce((sum, length) => sum + length, 0);
  const { alone, each } = sizes[encoding];
  if (units <= alone) return { encoding, units, parts: units === 0 ? 0 : 1, left: alone - units };
  let [parts, used] = [1, 0];
  for (const length of lengths) {
    if (used + length > each) [parts, used] = [parts + 1, 0];
    used += length;
  }
  return { encoding, units, parts, left: each - used };
}

/** Whether a text message sends the text in 7 bits a character. */
export const isGsm7 = (text: string): boolean => Array.from(text).every((each) => gsm7.has(each));
