import { foldCode } from '../contestantCode.ts';
import type { ReadField } from '../person/field.ts';

/** The longest code, in digits. */
export const CODE_MAX_DIGITS = 6;

/** Reads a code of text messages, in digits of any script and with spaces around or between them. It has no leading zeros. */
export function readCode(typed: string): ReadField<string, 'entryCode'> {
  const value = foldCode(typed);
  return /^[1-9][0-9]*$/.test(value) && value.length <= CODE_MAX_DIGITS ? { value } : { error: 'entryCode' };
}
