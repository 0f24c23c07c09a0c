import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/** The oldest safe version: earlier ones can corrupt a database when they reset its write-ahead log. */
const OLDEST_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5_000;
const SYNCHRONOUS_FULL = 2;
/**
 * Pages in the write-ahead log before they go into the database: 16 MiB, so that a busy final writes in long
 * runs.
 */
const CHECKPOINT_PAGES = 4_000;
/** Cache of each connection, in this process's memory; the system also caches the file. */
const CACHE_KIB = 16_384;

export type SqliteMode = 'write' | 'read';

/**
 * Opens a database file. In `write` mode, makes and checks every setting that keeps an acknowledged vote
 * through a power cut. A `read` connection cannot write, and its file must exist.
 * @throws Error in words when SQLite is too old or a setting did not take
 */
export function openSqlite(path: string, mode: SqliteMode): DatabaseSync {
  if (mode === 'write') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: mode === 'read' });
  try {
    refuseOldSqlite(connection);
    connection.exec(`PRAGMA foreign_keys = ON; PRAGMA mmap_size = 0; PRAGMA cache_size = -${CACHE_KIB}`);
    if (mode === 'write') {
      chmodSync(path, 0o600);
      makeDurable(connection);
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Kysely over one connection; statements are prepared once and kept. `destroy()` closes the connection. */
export function sqliteKysely(connection: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(connection) }) });
}

function refuseOldSqlite(connection: DatabaseSync): void {
  const version = String(connection.prepare('SELECT sqlite_version() AS version').get()?.['version']);
  if (isOlder(version.split('.').map(Number))) {
    throw new Error(`SQLite ${version} is too old: at least ${OLDEST_SQLITE.join('.')} is needed.`);
  }
}

/** Whether a version is older than the oldest safe one. */
export function isOlder(version: readonly number[]): boolean {
  const place = OLDEST_SQLITE.findIndex((part, index) => part !== (version[index] ?? 0));
  return place !== -1 && (version[place] ?? 0) < (OLDEST_SQLITE[place] ?? 0);
}

function makeDurable(connection: DatabaseSync): void {
  connection.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  );
  expectSetting(connection, 'journal_mode', 'wal');
  expectSetting(connection, 'synchronous', SYNCHRONOUS_FULL);
  expectSetting(connection, 'foreign_keys', 1);
}

function expectSetting(connection: DatabaseSync, name: string, wanted: string | number): void {
  const found = Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  if (found !== wanted) throw new Error(`SQLite ${name} is ${String(found)} and must be ${wanted}.`);
}

const KEPT_STATEMENTS = 1_000;

function keepingStatements(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (text) => {
      const known = kept.get(text);
      if (known) return known;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      const statement = toKysely(connection.prepare(text), () => connection.prepare(text));
      kept.set(text, statement);
      return statement;
    },
  };
}

/** Two readers cannot step the same prepared statement, so iteration prepares a new one. */
function toKysely(statement: StatementSync, fresh: () => StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => fresh().iterate(...(values as SQLInputValue[])),
  };
}
