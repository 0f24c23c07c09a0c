import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LedgerSecretsTable, Schema } from '../platform/database/schema.ts';
import type { LedgerHead } from './ledgerChain.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/** A vote whose source is counted here for the first time; `index` is its place among the votes given. */
export type ClaimedVote = {
  index: number;
  vote: VoteToAppend;
  secret: LedgerSecretsTable & { salt: string };
};

const SECRET_BYTES = 16;

/**
 * Stores the secrets of those votes whose source was never counted, numbered without a gap behind the head.
 * Of the same source given twice, the first is claimed.
 */
export function claimSources(
  tx: Transaction<Schema>,
  head: LedgerHead,
  votes: readonly VoteToAppend[],
): Promise<ClaimedVote[]> {
  const random = randomBytes(2 * SECRET_BYTES * votes.length);
  const secretAt = (place: number) =>
    random.toString('base64url', place * SECRET_BYTES, (place + 1) * SECRET_BYTES);
  const candidates = votes.map((vote, index) => ({
    index,
    vote,
    secret: {
      stream: head.stream,
      seq: 0,
      receipt: vote.receipt ?? secretAt(2 * index),
      salt: secretAt(2 * index + 1),
      source_ref: vote.sourceRef,
      payer: vote.payer,
      amount_baisa: vote.amountBaisa,
      accepted_at: vote.acceptedAt,
    },
  }));
  return claim(tx, head, candidates);
}

/** Numbers were given before it was known which sources are new; if some were not, the new ones close ranks. */
async function claim(
  tx: Transaction<Schema>,
  head: LedgerHead,
  candidates: readonly ClaimedVote[],
): Promise<ClaimedVote[]> {
  if (candidates.length === 0) return [];
  const numbered = candidates.map((candidate, place) => ({
    ...candidate,
    secret: { ...candidate.secret, seq: head.seq + 1 + place },
  }));
  const stored = await tx
    .insertInto('ledger_secrets')
    .values(numbered.map(({ secret }) => secret))
    .onConflict((conflict) => conflict.column('source_ref').doNothing())
    .returning('seq')
    .execute();
  if (stored.length === numbered.length) return numbered;
  const storedSeqs = new Set(stored.map(({ seq }) => seq));
  await tx
    .deleteFrom('ledger_secrets')
    .where('stream', '=', head.stream)
    .where('seq', '>', head.seq)
    .execute();
  return claim(
    tx,
    head,
    numbered.filter(({ secret }) => storedSeqs.has(secret.seq)),
  );
}
