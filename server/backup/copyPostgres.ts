import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely, type Transaction } from 'kysely';
import { openPostgres } from '../platform/database/openPostgres.ts';
import type { Schema } from '../platform/database/schema.ts';
import { syncPath } from './durableFile.ts';
import type { BackedUpDatabase } from './manifest.ts';
import { tablesInOrder } from './postgresTables.ts';

type Postgres = Extract<BackedUpDatabase, { kind: 'postgres' }>;
type Table = Postgres['tables'][number];

const FETCHED_ROWS = 5_000;

const fileOf = (folder: string, table: string) => join(folder, `${table}.ndjson.gz`);

/**
 * Copies one state of every table as lines of JSON, while other processes write. Copying and restoring need
 * no program of PostgreSQL.
 */
export async function copyPostgres(url: string, folder: string): Promise<Postgres> {
  const db = openPostgres(url, 'long');
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const tables: Table[] = [];
        for (const name of await tablesInOrder(tx)) tables.push(await copyTable(tx, name, folder));
        return { kind: 'postgres', schema: await lastStep(tx), tables };
      });
  } finally {
    await db.destroy();
  }
}

async function lastStep(tx: Transaction<Schema>): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(tx);
  return rows[0]?.name ?? '';
}

async function copyTable(tx: Transaction<Schema>, name: string, folder: string): Promise<Table> {
  const hash = createHash('sha256');
  let rows = 0;
  const lines = async function* () {
    const cursor = sql.raw(
      `DECLARE copied NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM "${name}" t`,
    );
    await cursor.execute(tx);
    for (;;) {
      const page = await sql.raw<{ line: string }>(`FETCH ${FETCHED_ROWS} FROM copied`).execute(tx);
      rows += page.rows.length;
      const text = page.rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      if (text) yield text;
      if (page.rows.length < FETCHED_ROWS) break;
    }
    await sql.raw('CLOSE copied').execute(tx);
  };
  const path = fileOf(folder, name);
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 1 }),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  await syncPath(path);
  return { name, rows, sha256: hash.digest('hex') };
}

/**
 * Fills the tables of an empty database with the schema of the copy, all or none.
 * @throws Error in words when a file of the copy was changed since it was written
 */
export async function restorePostgres(folder: string, known: Postgres, url: string): Promise<void> {
  const db = openPostgres(url, 'long');
  try {
    await db.transaction().execute(async (tx) => {
      for (const { name } of known.tables.toReversed()) await clear(tx, name);
      for (const table of known.tables) await fillTable(tx, table, folder);
      await sql.raw('ANALYZE').execute(tx);
    });
  } finally {
    await db.destroy();
  }
}

/** Clears the rows that migrations wrote. Tables that refuse deletion are empty, so they are skipped. */
async function clear(tx: Transaction<Schema>, name: string): Promise<void> {
  const { rows } = await sql.raw(`SELECT 1 FROM "${name}" LIMIT 1`).execute(tx);
  if (rows.length > 0) await sql.raw(`DELETE FROM "${name}"`).execute(tx);
}

async function fillTable(tx: Transaction<Schema>, { name, sha256 }: Table, folder: string): Promise<void> {
  const path = fileOf(folder, name);
  if (!(await isAsWritten(path, sha256))) throw new Error(`${path} was changed since it was written.`);
  let held: string[] = [];
  const insert = async () => {
    await sql`INSERT INTO ${sql.table(name)} SELECT * FROM json_populate_recordset(NULL::${sql.table(name)}, ${`[${held.join(',')}]`}::json)`.execute(
      tx,
    );
    held = [];
  };
  for await (const line of linesOf(path)) {
    held.push(line);
    if (held.length === FETCHED_ROWS) await insert();
  }
  if (held.length > 0) await insert();
}

async function isAsWritten(path: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const line of linesOf(path)) hash.update(`${line}\n`);
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}

function linesOf(path: string): AsyncIterable<string> {
  const input = createGunzip();
  createReadStream(path)
    .on('error', (error) => input.destroy(error))
    .pipe(input);
  return createInterface({ input, crlfDelay: Infinity });
}

/** Whether a database holds any of our tables. */
export async function hasTables(url: string): Promise<boolean> {
  const db: Kysely<Schema> = openPostgres(url, 'long');
  try {
    return (await tablesInOrder(db)).length > 0;
  } finally {
    await db.destroy();
  }
}
