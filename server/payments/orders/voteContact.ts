import { readCivilId } from '../../../domain/person/civilId.ts';
import { canonicalEmail } from '../../../domain/person/email.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';
import type { CanonicalVote } from './orderFingerprint.ts';

/** What an order says of its payer in the one form in which it is stored, found and erased. */
export type VoteContact = { email: string; phone: string | null; civilId: string | null };

export type VoteContactProblems = { phone_number?: 'phoneUnknown'; civil_id?: 'civilIdInvalid' };

/** The contact of a vote, or the fields in which no number of any country and no civil id stands. */
export function readVoteContact({
  email,
  phone,
  civilId,
}: CanonicalVote): { contact: VoteContact } | { problems: VoteContactProblems } {
  const number = phone === null ? null : readPhoneNumber(phone);
  const document = civilId === null ? { value: null } : readCivilId(civilId);
  if (number !== undefined && 'value' in document)
    return { contact: { email: canonicalEmail(email), phone: number, civilId: document.value } };
  return {
    problems: {
      ...(number === undefined && { phone_number: 'phoneUnknown' as const }),
      ...('problem' in document && { civil_id: document.problem }),
    },
  };
}
