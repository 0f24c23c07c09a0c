import { Kysely, sql } from 'kysely';
import { Pool, types, type Client, type PoolClient, type PoolConfig } from 'pg';
import { PooledPostgres } from './pooledPostgres.ts';
import type { Schema } from './schema.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The client's time-out (ms) for a missing reply: longer than the server's own limit, which reports first.
 */
const ANSWER_TIMEOUT_MS = 6_000;
const CONNECTIONS = 10;
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Reads 64-bit integers as numbers: every one in the schema (instants in ms, baisa, counts) is a safe number.
 */
const numbersForInt8: PoolConfig['types'] = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? (value: string) => Number(value) : types.getTypeParser(oid, format),
};

/**
 * `short`: statements time out, since a caller waits for the answer. `long`: no limit, for an operator's long
 * work.
 */
export type Patience = 'short' | 'long';

/**
 * Opens a pool on PostgreSQL, or on PgBouncer in session or transaction mode. Statements time out after 5 s
 * where patience is short. The pool drops a connection that breaks while idle; the next query opens another.
 * @param connections the most that are open at once
 */
export function openPostgres(
  url: string,
  patience: Patience = 'short',
  connections = CONNECTIONS,
): Kysely<Schema> {
  const settings: PoolConfig = {
    connectionString: url,
    max: connections,
    types: numbersForInt8,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const dialect =
    patience === 'long'
      ? new PooledPostgres({ pool: openPool(settings) }, 0)
      : new PooledPostgres(
          { pool: () => openLimitedPool({ ...settings, query_timeout: ANSWER_TIMEOUT_MS }) },
          STATEMENT_TIMEOUT_MS,
        );
  return new Kysely<Schema>({ dialect });
}

function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  // A broken connection rejects its query; its `error` event, without a listener, would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endAfterSilence(client);
  });
  pool.on('error', () => {});
  return pool;
}

/** The message with which `pg` gives up on a query without a reply. */
const SILENCE = 'Query read timeout';

/**
 * Ends a connection after a query without a reply, so that the pool drops it. The reply may still come: a BEGIN would
 * leave a transaction open for every later query.
 */
function endAfterSilence(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch(({ message }: Error) => {
        if (message === SILENCE) void (client as unknown as Client).end();
      });
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** The error code with which PgBouncer refuses a start parameter that it does not know. */
const REFUSED_PARAMETER = '08P01';

/**
 * Limits statements outside transactions by a start parameter. PgBouncer refuses that parameter, so a second
 * pool goes without it (decision D155).
 */
async function openLimitedPool(settings: PoolConfig): Promise<Pool> {
  const limited = openPool({ ...settings, statement_timeout: STATEMENT_TIMEOUT_MS });
  try {
    (await limited.connect()).release();
    return limited;
  } catch (error) {
    if ((error as { code?: unknown }).code !== REFUSED_PARAMETER) return limited;
    await limited.end();
    return openPool(settings);
  }
}

/** @throws Error in words when the settings of PostgreSQL could lose an acknowledged write */
export async function refuseForgetfulPostgres(db: Kysely<Schema>): Promise<void> {
  for (const name of DURABLE_SETTINGS) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new Error(`PostgreSQL has ${name} off: acknowledged votes could be lost.`);
  }
}
