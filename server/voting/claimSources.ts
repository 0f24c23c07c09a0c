import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { drawSecrets, type RowSecret } from './chainVotes.ts';
import type { LedgerHead } from './ledgerChain.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/** A vote whose source is new; `index` is the position of the vote in its batch. */
export type ClaimedVote = { index: number; vote: VoteToAppend; secret: RowSecret };

/**
 * Stores the secrets of votes with new sources, numbered without a gap after the chain's last row. If a
 * batch repeats a source, the first vote gets it.
 */
export function claimSources(
  tx: Transaction<Schema>,
  head: LedgerHead,
  votes: readonly VoteToAppend[],
): Promise<ClaimedVote[]> {
  const secrets = drawSecrets(head, votes);
  return claim(
    tx,
    head,
    votes.map((vote, index) => ({ index, vote, secret: secrets[index]! })),
  );
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
  const stored = await tx
    .insertInto('ledger_secrets')
    .values(candidates.map(({ secret }) => secret))
    .onConflict((conflict) => conflict.column('source_ref').doNothing())
    .returning('seq')
    .execute();
  if (stored.length === candidates.length) return [...candidates];
  const storedSeqs = new Set(stored.map(({ seq }) => seq));
  await tx
    .deleteFrom('ledger_secrets')
    .where('stream', '=', head.stream)
    .where('seq', '>', head.seq)
    .execute();
  const fresh = candidates.filter(({ secret }) => storedSeqs.has(secret.seq));
  return claim(
    tx,
    head,
    fresh.map((candidate, place) => ({
      ...candidate,
      secret: { ...candidate.secret, seq: head.seq + 1 + place },
    })),
  );
}
