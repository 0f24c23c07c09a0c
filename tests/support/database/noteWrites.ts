/**
 * Small writes for tests of the writer. A note is a row of `ledger_heads`; its text is stored as the name
 * of a chain.
 */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { GENESIS_HASH } from '../../../server/voting/ledgerChain.ts';

type Note = { text: string; fails?: boolean };

/**
 * Writes the notes of a batch.
 * @returns for each note how many the batch had
 * @throws Error after writing, if a note `fails`
 */
async function note(tx: Transaction<Schema>, notes: Note[]): Promise<number[]> {
  await tx
    .insertInto('ledger_heads')
    .values(notes.map(({ text }) => ({ stream: text, seq: 0, row_hash: GENESIS_HASH })))
    .execute();
  const bad = notes.find(({ fails }) => fails);
  if (bad) throw new Error(`${bad.text} cannot be written`);
  return notes.map(() => notes.length);
}

/** Lets the SQLite file grow by this many pages at most, as if the disk were small. */
async function limitPages(tx: Transaction<Schema>, pages: number[]): Promise<null[]> {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(tx);
  const limit = (rows[0]?.page_count ?? 0) + (pages[0] ?? 0);
  await sql.raw(`PRAGMA max_page_count = ${limit}`).execute(tx);
  return pages.map(() => null);
}

/** Ends the process (or thread) that runs it at once, as a crash in a native library does. */
async function crash(_tx: Transaction<Schema>, _inputs: null[]): Promise<null[]> {
  process.exit(9);
}

/** Makes PostgreSQL sleep for this many seconds within the write. */
async function sleep(tx: Transaction<Schema>, seconds: number[]): Promise<null[]> {
  await sql`SELECT pg_sleep(${seconds[0] ?? 0})`.execute(tx);
  return seconds.map(() => null);
}

export const writes = { note, limitPages, crash, sleep };

export const noteWrites = new URL(import.meta.url);
