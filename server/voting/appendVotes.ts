import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { chainVotes } from './chainVotes.ts';
import { claimSources, type ClaimedVote } from './claimSources.ts';
import { lockHead, moveHead, type LedgerHead } from './ledgerChain.ts';
import { addToStored } from './storedTallies.ts';
import type { VoteToAppend } from './voteToAppend.ts';

/** The ledger row of a vote; `duplicate` if an earlier vote of the same source made it. */
type AppendedVote = { stream: string; seq: number; receipt: string; duplicate: boolean };

/**
 * Appends votes to the ledger and adds them to the tallies (decision D12). Each source counts once: if it
 * counted before, its existing row is returned and nothing is added.
 */
export async function appendVotes(
  tx: Transaction<Schema>,
  votes: VoteToAppend[],
  { stream }: WriteContext,
): Promise<AppendedVote[]> {
  if (votes.length === 0) return [];
  const head = await lockHead(tx, stream);
  const claimed = await claimSources(tx, head, votes);
  if (claimed.length > 0) await appendClaimed(tx, head, claimed);
  const counted = new Map(claimed.map(({ index, secret }) => [index, secret]));
  const earlier = await findRows(
    tx,
    votes.filter((_vote, index) => !counted.has(index)).map(({ sourceRef }) => sourceRef),
  );
  return votes.map(({ sourceRef }, index) => {
    const row = counted.get(index);
    return row
      ? { stream: row.stream, seq: row.seq, receipt: row.receipt, duplicate: false }
      : { ...rowOf(earlier, sourceRef), duplicate: true };
  });
}

async function appendClaimed(
  tx: Transaction<Schema>,
  head: LedgerHead,
  claimed: readonly ClaimedVote[],
): Promise<void> {
  const { rows, tallies, head: next } = chainVotes(head, claimed);
  await tx.insertInto('ledger').values(rows).execute();
  if (tallies.length > 0) await tx.insertInto('tallies').values(tallies).onConflict(addToStored).execute();
  await moveHead(tx, next);
}

type FoundRow = Omit<AppendedVote, 'duplicate'>;

async function findRows(tx: Transaction<Schema>, sourceRefs: string[]): Promise<Map<string, FoundRow>> {
  if (sourceRefs.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ledger_secrets')
    .where('source_ref', 'in', sourceRefs)
    .select(['source_ref', 'stream', 'seq', 'receipt'])
    .execute();
  return new Map(rows.map(({ source_ref, ...row }) => [source_ref, row]));
}

function rowOf(rows: Map<string, FoundRow>, sourceRef: string): FoundRow {
  const row = rows.get(sourceRef);
  if (!row) throw new Error('A source that is counted has no row in the ledger.');
  return row;
}
