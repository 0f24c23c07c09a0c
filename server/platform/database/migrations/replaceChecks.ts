import { sql, type Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';

/**
 * `name`: what PostgreSQL calls the constraint. `from`: its text in the step that made it. `to`: its new
 * text.
 */
export type CheckChange = { name: string; from: string; to: string };

type Change = (db: Kysely<never>) => Promise<void>;

/** Replaces constraints of a table that has rows. On SQLite this copies the table. */
export function replaceChecks(
  { kind }: DialectParts,
  table: string,
  checks: readonly CheckChange[],
): string[] | [Change] {
  if (kind === 'sqlite') return [(db) => copyTable(db, table, checks)];
  return checks.map(
    ({ name, to }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${to}`,
  );
}

/**
 * Copies the table with new constraints, because SQLite cannot alter one
 * (https://www.sqlite.org/lang_altertable.html#otheralter).
 */
async function copyTable(db: Kysely<never>, table: string, checks: readonly CheckChange[]): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    SELECT type, sql FROM sqlite_master WHERE tbl_name = ${table} AND sql IS NOT NULL
  `.execute(db);
  const copy = `${table}_copy`;
  const made = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const changes = [
    checks.reduce(replaceText, made).replace(/^CREATE TABLE \S+/, `CREATE TABLE ${copy}`),
    `INSERT INTO ${copy} SELECT * FROM ${table}`,
    `DROP TABLE ${table}`,
    `ALTER TABLE ${copy} RENAME TO ${table}`,
    ...rows.filter(({ type }) => type !== 'table').map(({ sql: text }) => text),
  ];
  for (const change of changes) await sql.raw(change).execute(db);
}

function replaceText(text: string, { from, to }: CheckChange): string {
  if (!text.includes(from)) throw new Error(`The table has no constraint ${from}.`);
  return text.replace(from, () => to);
}
