/**
 * The stamp of a registration that has begun (decision D188): its time, signed for one form and one competition. The
 * browser keeps it, so that nothing is stored before a form is sent.
 */
import { timingSafeEqual } from 'node:crypto';
import { startSignature } from '../entryPseudonyms.ts';

export type StampedForm = { key: string; competitionId: string };

/** @param at UTC milliseconds */
export function startStamp(pepper: Uint8Array, form: StampedForm, at: number): string {
  return `${at}.${startSignature(pepper, { ...form, at })}`;
}

const STAMP = /^([1-9][0-9]{0,14})\.([0-9a-f]{64})$/;

/** When the registration of this form began (UTC ms); null for a stamp that is not ours or of another form. */
export function readStartStamp(
  pepper: Uint8Array,
  form: StampedForm,
  stamp: string | undefined,
): number | null {
  const [, at, signature = ''] = STAMP.exec(stamp?.trim() ?? '') ?? [];
  if (at === undefined) return null;
  const expected = startSignature(pepper, { ...form, at: Number(at) });
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(at) : null;
}
