import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { openSqlite } from '../../../server/platform/database/openSqlite.ts';
import type { TestDatabase } from './databases.ts';

/** SQLite's plan for a query: a line for each table that it reads and each sort. */
export function planOf({ settings }: TestDatabase, { sql, parameters }: CompiledQuery): string[] {
  if (settings.kind !== 'sqlite') throw new Error('Only SQLite has such plans.');
  const connection = openSqlite(settings.path, 'read');
  try {
    const lines = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(parameters as SQLInputValue[]));
    return lines.map(({ detail }) => String(detail));
  } finally {
    connection.close();
  }
}
