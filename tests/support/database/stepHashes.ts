import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type KyselyPlugin,
} from 'kysely';
import { dialectParts } from '../../../server/platform/database/migrations/dialectParts.ts';
import { migrations } from '../../../server/platform/database/migrations/migrations.ts';
import { sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';

const HASH_DIGITS = 16;

/**
 * For each migration step, a hash of all statements (with values) that it sends to an empty SQLite and to
 * an empty PostgreSQL. A changed hash shows that a final step was edited.
 */
export async function stepHashes(): Promise<Record<string, string>> {
  const sqlite = await statementsOf('sqlite', sqliteKysely(new DatabaseSync(':memory:')));
  const postgres = await statementsOf('postgres', silentPostgres());
  return Object.fromEntries(
    Object.entries(sqlite).map(([step, sent]) => {
      const both = JSON.stringify([sent, postgres[step]]);
      return [step, hash('sha256', both).slice(0, HASH_DIGITS)];
    }),
  );
}

async function statementsOf(
  kind: keyof typeof dialectParts,
  db: Kysely<Schema>,
): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [name, step] of Object.entries(migrations(dialectParts[kind]))) {
    const sent: string[] = [];
    await step.up(db.withPlugin(noteIn(sent)));
    all[name] = sent;
  }
  await db.destroy();
  return all;
}

const compiler = new PostgresQueryCompiler();

const noteIn = (sent: string[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    const { sql, parameters } = compiler.compileQuery(node, queryId);
    sent.push(JSON.stringify([sql, parameters]));
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** A PostgreSQL connection that sends nothing and answers every statement with no rows. */
const silentPostgres = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
