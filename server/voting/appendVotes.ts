import type { Transaction } from 'kysely';
import type { LedgerTable, Schema, TalliesTable } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { claimSources, type ClaimedVote } from './claimSources.ts';
import { commitmentOf, minuteOf, rowHash, lockHead, moveHead, type LedgerHead } from './ledgerChain.ts';
import { addTally, tallyOf } from './tally.ts';
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
  const rows: LedgerTable[] = [];
  const tallies = new Map<string, TalliesTable>();
  let previous = head.row_hash;
  for (const claim of claimed) {
    const row = chainedRow(claim, previous);
    rows.push(row);
    if (row.votes !== 0) addTally(tallies, tallyOf({ ...row, acceptedAt: claim.vote.acceptedAt }));
    previous = row.row_hash;
  }
  await tx.insertInto('ledger').values(rows).execute();
  if (tallies.size > 0) await addTallies(tx, [...tallies.values()]);
  await moveHead(tx, { stream: head.stream, seq: head.seq + rows.length, row_hash: previous });
}

function chainedRow({ vote, secret }: ClaimedVote, previousHash: string): LedgerTable {
  const fields = {
    stream: secret.stream,
    seq: secret.seq,
    channel: vote.channel,
    entry_id: vote.entryId,
    round_id: vote.roundId,
    group_number: vote.groupNumber,
    votes: vote.votes,
    minute: minuteOf(vote.acceptedAt),
    reverses_seq: vote.reversesSeq,
  };
  const commitment = commitmentOf(secret);
  return {
    ...fields,
    previous_hash: previousHash,
    commitment,
    row_hash: rowHash(previousHash, fields, commitment),
  };
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

/**
 * Adds tallies to the stored ones, by the rule of `mergeTallies`. They are sorted by entry: two writers
 * with the same entries then lock them in the same order and cannot deadlock.
 */
async function addTallies(tx: Transaction<Schema>, tallies: TalliesTable[]): Promise<void> {
  await tx
    .insertInto('tallies')
    .values(tallies.toSorted(byEntry))
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'entry_id']).doUpdateSet((row) => {
        const isLater = row.eb('excluded.hour', '>', row.ref('tallies.hour'));
        const isEarlier = row.eb('excluded.hour', '<', row.ref('tallies.hour'));
        const plus = (stored: 'votes' | 'votes_at_hour', added: 'votes' | 'votes_at_hour') =>
          row.eb(`tallies.${stored}`, '+', row.ref(`excluded.${added}`));
        return {
          votes: plus('votes', 'votes'),
          reached_at: row
            .case()
            .when('excluded.reached_at', '>', row.ref('tallies.reached_at'))
            .then(row.ref('excluded.reached_at'))
            .else(row.ref('tallies.reached_at'))
            .end(),
          votes_at_hour: row
            .case()
            .when(isLater)
            .then(plus('votes', 'votes_at_hour'))
            .when(isEarlier)
            .then(plus('votes_at_hour', 'votes'))
            .else(plus('votes_at_hour', 'votes_at_hour'))
            .end(),
          hour: row.case().when(isLater).then(row.ref('excluded.hour')).else(row.ref('tallies.hour')).end(),
        };
      }),
    )
    .execute();
}

const byEntry = (a: TalliesTable, b: TalliesTable) =>
  a.round_id === b.round_id ? compare(a.entry_id, b.entry_id) : compare(a.round_id, b.round_id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
