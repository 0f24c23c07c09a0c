/** Reads the reason that the public gets in both languages, for an extension or a cancellation (decision D232). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { type Read, valuesOf } from './readFields.ts';
import { PUBLIC_REASON_MAX_LENGTH } from './seasonLimits.ts';

export type PublicReason = { reason_ar: string; reason_en: string };

/** Reads one line of plain text in one language. */
export function readReason(typed: string): ReadField<string, 'publicReason'> {
  const value = oneLine(typed).normalize('NFC');
  return value !== '' && characterCount(value) <= PUBLIC_REASON_MAX_LENGTH
    ? { value }
    : { error: 'publicReason' };
}

export const readPublicReason = (typed: PublicReason): Read<PublicReason, 'publicReason'> =>
  valuesOf<PublicReason, 'publicReason'>({
    reason_ar: readReason(typed.reason_ar),
    reason_en: readReason(typed.reason_en),
  });
