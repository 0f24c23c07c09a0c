import { hash } from 'node:crypto';
import type { VoteRequest } from '../../../domain/contract.ts';

/** A request in the one form in which it is stored and compared: what is not given is null, in a fixed order. */
export type CanonicalVote = {
  email: string;
  phone: string | null;
  civilId: string | null;
  currencyId: number;
  entryId: string;
  votes: number;
};

export function canonicalVote(body: VoteRequest): CanonicalVote {
  return {
    email: body.email,
    phone: body.phone_number ?? null,
    civilId: body.civil_id ?? null,
    currencyId: body.currency_id,
    entryId: body.entry_id,
    votes: body.votes_count,
  };
}

/** Tells one validated request from another under the same key: SHA-256 in hex. */
export function orderFingerprint(vote: CanonicalVote): string {
  const { email, phone, civilId, currencyId, entryId, votes } = vote;
  return hash('sha256', JSON.stringify(['sawt-order-1', email, phone, civilId, currencyId, entryId, votes]));
}
