/** The number of bars in a voice-print: one for each hex digit of a SHA-256 hash. */
export const VOICE_PRINT_BARS = 64;

/** The height of the highest bar of a voice-print; the lowest is 1. */
export const VOICE_PRINT_LEVELS = 16;

/**
 * The voice-print of a row: a picture of its hash, one bar for each hex digit, from 1 (digit 0) to 16 (digit f).
 * Different hashes have different prints, and every digit can be read back from its bar.
 * @param hash 64 lower-case hex digits
 * @returns the heights of the bars, in the order of the digits
 * @throws RangeError when `hash` is no such hash
 */
export function voicePrint(hash: string): number[] {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new RangeError('A voice-print needs 64 hex digits.');
  return Array.from(hash, (digit) => parseInt(digit, VOICE_PRINT_LEVELS) + 1);
}
