/** What staff say about an identity document: why they look at it, and whether it fits what was stated (decision D242). */
import { characterCount } from '../characterCount.ts';
import { oneLine } from '../person/field.ts';
import type { IdentityPoint, PointVerdict, RevealReason } from './staffContract.ts';
import { IDENTITY_NOTE_MAX_LENGTH } from './staffLimits.ts';

export const revealReasons: readonly RevealReason[] = ['screening', 'name', 'age', 'asked', 'other'];

export const identityPoints: readonly IdentityPoint[] = ['name', 'number', 'birth_date', 'valid'];

export const pointVerdicts: readonly PointVerdict[] = ['yes', 'no', 'unreadable'];

const isOneOf = <Text extends string>(known: readonly Text[], text: string): text is Text =>
  known.some((each) => each === text);

/** One line of plain text; null for none, undefined for one that is too long. */
function readNote(typed: string): string | null | undefined {
  const text = oneLine(typed).normalize('NFC');
  if (characterCount(text) > IDENTITY_NOTE_MAX_LENGTH) return undefined;
  return text === '' ? null : text;
}

/** `why`: what the person typed for `other`. */
export type RevealTexts = { reason: string; why: string };
export type RevealAsked = { reason: RevealReason; why: string | null };
export type RevealErrors = { reason?: 'identityReason'; why?: 'identityWhy' };

/** Why a person looks at a document; only `other` has a text, and needs one. */
export function readReveal({ reason, why }: RevealTexts): { values: RevealAsked } | { errors: RevealErrors } {
  if (!isOneOf(revealReasons, reason)) return { errors: { reason: 'identityReason' } };
  if (reason !== 'other') return { values: { reason, why: null } };
  const text = readNote(why);
  return text ? { values: { reason, why: text } } : { errors: { why: 'identityWhy' } };
}

export type VerdictTexts = Record<IdentityPoint | 'note', string>;
export type VerdictGiven = Record<IdentityPoint, PointVerdict> & { note: string | null };
export type VerdictErrors = Partial<Record<IdentityPoint, 'identityPoint'>> & { note?: 'identityNote' };

/** What a person found in a document, or what is missing. */
export function readVerdict(texts: VerdictTexts): { values: VerdictGiven } | { errors: VerdictErrors } {
  const { name, number, birth_date, valid } = texts;
  const note = readNote(texts.note);
  if (
    isOneOf(pointVerdicts, name) &&
    isOneOf(pointVerdicts, number) &&
    isOneOf(pointVerdicts, birth_date) &&
    isOneOf(pointVerdicts, valid) &&
    note !== undefined
  )
    return { values: { name, number, birth_date, valid, note } };
  const missing = identityPoints.filter((point) => !isOneOf(pointVerdicts, texts[point]));
  return {
    errors: {
      ...Object.fromEntries(missing.map((point) => [point, 'identityPoint' as const])),
      ...(note === undefined && { note: 'identityNote' as const }),
    },
  };
}
