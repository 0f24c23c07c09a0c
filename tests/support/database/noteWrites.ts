/**
 * Small writes for tests of the writer itself: a note is a row of `ledger_heads`, and its text is the name of
 * a chain.
 */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { GENESIS_HASH } from '../../../server/voting/ledgerChain.ts';

type Note = { text: string; fails?: boolean };

/**
 * Writes the notes of one batch. @returns for each note how many the batch held. @throws Error after writing
 * if a note `fails`
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

/** Limits the SQLite file to this many more pages, as if the disk were that small. */
async function limitPages(tx: Transaction<Schema>, pages: number[]): Promise<null[]> {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(tx);
  const limit = (rows[0]?.page_count ?? 0) + (pages[0] ?? 0);
  await sql.raw(`PRAGMA max_page_count = ${limit}`).execute(tx);
  return pages.map(() => null);
}

/** Ends the thread or process that runs it, as a crash in a native library would. */
async function crash(_tx: Transaction<Schema>, _inputs: null[]): Promise<null[]> {
  process.exit(9);
}

/** Makes the database sleep (seconds). */
async function sleep(tx: Transaction<Schema>, seconds: number[]): Promise<null[]> {
  await sql`SELECT pg_sleep(${seconds[0] ?? 0})`.execute(tx);
  return seconds.map(() => null);
}

export const writes = { note, limitPages, crash, sleep };

export const noteWrites = new URL(import.meta.url);
