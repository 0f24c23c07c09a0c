import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import type { VoteToAppend } from '../../voting/voteToAppend.ts';

/** The most vote sources in one SQL statement. */
const AT_ONCE = 500;

/**
 * Reverses counted votes: for each source, a new row in the same chain takes the votes back and names the
 * reversed row. Skips sources that never counted or were reversed before.
 * @returns how many votes it reversed
 */
export async function reverseVotes(
  tx: Transaction<Schema>,
  sourceRefs: readonly string[],
  at: number,
  context: WriteContext,
): Promise<number> {
  let votes = 0;
  for (let start = 0; start < sourceRefs.length; start += AT_ONCE)
    votes += await reverseSome(tx, sourceRefs.slice(start, start + AT_ONCE), at, context);
  return votes;
}

async function reverseSome(
  tx: Transaction<Schema>,
  sourceRefs: readonly string[],
  at: number,
  context: WriteContext,
): Promise<number> {
  const rows = await readCounted(tx, sourceRefs);
  let votes = 0;
  for (const [stream, ofStream] of Map.groupBy(rows, (row) => row.stream)) {
    const appended = await appendVotes(
      tx,
      ofStream.map((row) => reversalOf(row, at)),
      { ...context, stream },
    );
    votes += ofStream.reduce((sum, row, index) => sum + (appended[index]?.duplicate ? 0 : row.votes), 0);
  }
  return votes;
}

function readCounted(tx: Transaction<Schema>, sourceRefs: readonly string[]) {
  return tx
    .selectFrom('ledger_secrets as secret')
    .innerJoin('ledger', (join) =>
      join.onRef('ledger.stream', '=', 'secret.stream').onRef('ledger.seq', '=', 'secret.seq'),
    )
    .where('secret.source_ref', 'in', sourceRefs)
    .where('ledger.channel', '!=', 'reversal')
    .orderBy('ledger.stream')
    .orderBy('ledger.seq')
    .select([
      'ledger.stream',
      'ledger.seq',
      'ledger.entry_id',
      'ledger.round_id',
      'ledger.group_number',
      'ledger.votes',
      'secret.payer',
      'secret.amount_baisa',
    ])
    .execute();
}

function reversalOf(row: Awaited<ReturnType<typeof readCounted>>[number], at: number): VoteToAppend {
  return {
    channel: 'reversal',
    entryId: row.entry_id,
    roundId: row.round_id,
    groupNumber: row.group_number,
    votes: -row.votes,
    sourceRef: reversalSource(row),
    payer: row.payer,
    amountBaisa: -row.amount_baisa,
    acceptedAt: at,
    reversesSeq: row.seq,
  };
}

/**
 * The source of a reversal row. It names the reversed row and a source counts once, so no row is reversed
 * twice.
 */
export const reversalSource = ({ stream, seq }: { stream: string; seq: number }) =>
  `reversal:${stream}:${seq}`;
