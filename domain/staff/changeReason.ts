/** Reads a decision about a new name, picture or country of a candidate (decision D249). */
import { characterCount } from '../characterCount.ts';
import { oneLine } from '../person/field.ts';
import type { ChangeDecision } from './staffContract.ts';
import { DECISION_REASON_MAX_LENGTH } from './staffLimits.ts';

type ReadDecision = { values: ChangeDecision } | { errors: { reason: 'changeReason' } };

/** Only a rejection has a reason, and needs one: one line for staff alone. */
export function readChangeDecision({ decision, reason }: ChangeDecision): ReadDecision {
  if (decision === 'approved') return { values: { decision, reason: null } };
  const text = oneLine(reason ?? '').normalize('NFC');
  return text !== '' && characterCount(text) <= DECISION_REASON_MAX_LENGTH
    ? { values: { decision, reason: text } }
    : { errors: { reason: 'changeReason' } };
}
