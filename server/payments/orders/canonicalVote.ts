import { hash } from 'node:crypto';
import type { VoteRequest } from '../../../domain/contract.ts';
import { readCivilId } from '../../../domain/person/civilId.ts';
import { canonicalEmail } from '../../../domain/person/email.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';

/**
 * A request for votes in the form that is hashed to compare requests: missing and empty fields are null.
 */
export type CanonicalVote = {
  kind: 'vote';
  email: string;
  phone: string | null;
  civilId: string | null;
  currencyId: number;
  entryId: string;
  votes: number;
};

/** A request to pay the fee of an entry. */
export type CanonicalFee = { kind: 'fee'; entryId: string };

export function canonicalVote(body: VoteRequest): CanonicalVote {
  return {
    kind: 'vote',
    email: body.email,
    phone: body.phone_number || null,
    civilId: body.civil_id || null,
    currencyId: body.currency_id,
    entryId: body.entry_id,
    votes: body.votes_count,
  };
}

/** SHA-256 in hex of a valid request, which shows whether two requests with one key are the same. */
export function orderFingerprint(asked: CanonicalVote | CanonicalFee): string {
  if (asked.kind === 'fee') return hash('sha256', JSON.stringify(['sawt-fee-1', asked.entryId]));
  const { email, phone, civilId, currencyId, entryId, votes } = asked;
  return hash('sha256', JSON.stringify(['sawt-order-1', email, phone, civilId, currencyId, entryId, votes]));
}

/** The payer's contact in the form in which it is stored, searched and erased. */
export type VoteContact = { email: string; phone: string | null; civilId: string | null };

export type VoteContactErrors = { phone_number?: 'phoneUnknown'; civil_id?: 'civilIdInvalid' };

/**
 * The contact of a vote in its stored form, or the errors of a phone number or civil id that is not valid.
 */
export function readVoteContact({
  email,
  phone,
  civilId,
}: CanonicalVote): { contact: VoteContact } | { errors: VoteContactErrors } {
  const number = phone === null ? null : readPhoneNumber(phone);
  const document = civilId === null ? { value: null } : readCivilId(civilId);
  if (number !== undefined && 'value' in document)
    return { contact: { email: canonicalEmail(email), phone: number, civilId: document.value } };
  return {
    errors: {
      ...(number === undefined && { phone_number: 'phoneUnknown' as const }),
      ...('error' in document && { civil_id: document.error }),
    },
  };
}
