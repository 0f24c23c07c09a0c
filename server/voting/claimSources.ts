import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LedgerSecretsTable, Schema } from '../platform/database/schema.ts';
import type { LedgerHead } from './ledgerChain.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/** A vote whose source is new; `index` is the position of the vote in its batch. */
export type ClaimedVote = {
  index: number;
  vote: VoteToAppend;
  secret: LedgerSecretsTable & { salt: string };
};

const SECRET_BYTES = 16;

/**
 * Stores the secrets of votes with new sources, numbered without a gap after the chain's last row. If a
 * batch repeats a source, the first vote gets it.
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

/**
 * Stores the secrets of the candidates whose source is new. If some sources were known, it deletes what it
 * stored and starts again with the new ones, because the numbers must have no gaps.
 */
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
