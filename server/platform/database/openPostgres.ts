import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Schema } from './schema.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Client time-out for a missing reply: longer than the server's own limit, which reports first. */
const ANSWER_TIMEOUT_MS = 6_000;
const CONNECTIONS = 10;
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Every 64-bit integer of the schema is a safe number: instants in ms, baisa, counts. */
const numbersForInt8: PoolConfig['types'] = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? (value: string) => Number(value) : types.getTypeParser(oid, format),
};

/**
 * Opens a pool on PostgreSQL with a statement timeout of 5 s. The pool drops a connection that breaks while idle; the
 * next
 * query opens another.
 */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: numbersForInt8,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A broken connection rejects its query; its `error` event, without a listener, would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** @throws Error in words when this server could lose an acknowledged write */
export async function refuseForgetfulPostgres(db: Kysely<Schema>): Promise<void> {
  for (const name of DURABLE_SETTINGS) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new Error(`PostgreSQL has ${name} off: acknowledged votes could be lost.`);
  }
}
