import { foldCode, withZeros } from '../contestantCode.ts';

/**
 * The first code that is given. Three digits stand apart from the small numbers that people write in messages, such as
 * how many votes they mean.
 */
export const FIRST_CODE = 101;

/**
 * The lowest free numbers, as codes of text messages.
 * @param taken codes in any spelling; a number that one of them may be typed as is not free
 * @param count how many codes are wanted
 */
export function nextCodes(taken: readonly string[], count: number): string[] {
  const used = new Set(taken.flatMap((code) => withZeros(foldCode(code))));
  const free: string[] = [];
  for (let number = FIRST_CODE; free.length < count; number += 1)
    if (!used.has(String(number))) free.push(String(number));
  return free;
}
