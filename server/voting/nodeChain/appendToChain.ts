import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema, TalliesTable } from '../../platform/database/schema.ts';
import type { ChainedVotes, RowSecret } from '../chainVotes.ts';
import type { LedgerHead } from '../ledgerChain.ts';
import { addToStored } from '../storedTallies.ts';
import { fencedRows, insertFenced } from './insertFenced.ts';
import { currentPlaces } from './knownPlaces.ts';

/** Votes that follow on the head of a chain as this process knows it. */
export type ChainBatch = {
  head: LedgerHead;
  chained: ChainedVotes;
  secrets: readonly RowSecret[];
  /** The version of the places by which the votes were judged. */
  placesVersion: number;
};

/**
 * Appends votes in one statement, which is its own transaction: rows, secrets, tallies and the head. It stores nothing unless the
 * chain still has that head and the places that version; so no other writer makes a fork, and no vote counts by an older standing.
 * @param beside what else is stored with them: parts of a `WITH` that insert from `fence`, which has one row if all is stored
 * @returns whether all was stored
 */
export async function appendToChain(
  db: Kysely<Schema>,
  { head, chained, secrets, placesVersion }: ChainBatch,
  beside: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const parts = [
    sql`current_places AS MATERIALIZED (${currentPlaces(placesVersion)})`,
    sql`fence AS (
      UPDATE ledger_heads SET seq = ${chained.head.seq}, row_hash = ${chained.head.row_hash}
      WHERE stream = ${head.stream} AND row_hash = ${head.row_hash} AND EXISTS (SELECT FROM current_places)
      RETURNING 1 AS fenced
    )`,
    sql`stored_secrets AS (${insertFenced('ledger_secrets', secretColumns, secrets)})`,
    sql`stored_rows AS (${insertFenced('ledger', rowColumns, chained.rows)})`,
    sql`stored_tallies AS (${addFenced(db, chained.tallies)})`,
    ...beside,
  ];
  const { rows } = await sql<{ fenced: number }>`WITH ${sql.join(parts)} SELECT fenced FROM fence`.execute(
    db,
  );
  return rows.length === 1;
}

const secretColumns = [
  'stream',
  'seq',
  'receipt',
  'salt',
  'source_ref',
  'payer',
  'amount_baisa',
  'accepted_at',
] as const satisfies (keyof RowSecret)[];

const rowColumns = [
  'stream',
  'seq',
  'channel',
  'entry_id',
  'round_id',
  'group_number',
  'votes',
  'minute',
  'reverses_seq',
  'previous_hash',
  'commitment',
  'row_hash',
] as const satisfies (keyof ChainedVotes['rows'][number])[];

const tallyColumns = ['round_id', 'entry_id', 'votes', 'reached_at', 'hour', 'votes_at_hour'] as const;

const addFenced = (db: Kysely<Schema>, tallies: readonly TalliesTable[]) =>
  db
    .insertInto('tallies')
    .columns([...tallyColumns])
    .expression(fencedRows('tallies', tallyColumns, tallies))
    .onConflict(addToStored);
