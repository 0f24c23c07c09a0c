import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';
import type { CanonicalVote } from './orderFingerprint.ts';

/** What an order says of its payer in the one form in which it is stored, found and erased. */
export type VoteContact = { email: string; phone: string | null; civilId: string | null };

/** The contact of a vote; undefined where its phone number is no number of any country. */
export function readVoteContact({ email, phone, civilId }: CanonicalVote): VoteContact | undefined {
  const number = phone === null ? null : readPhoneNumber(phone);
  if (number === undefined) return undefined;
  return {
    email: email.trim().normalize('NFC'),
    phone: number,
    civilId: civilId === null ? null : canonicalCivilId(civilId),
  };
}
