import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * PostgreSQL, also behind a pooler that gives each transaction another connection to the server. So each
 * transaction sets its own statement limit, and nothing relies on a session.
 */
export class PooledPostgres extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #statementMs: number;

  /** @param statementMs the longest statement (ms) of a transaction; 0 for no limit */
  constructor(config: PostgresDialectConfig, statementMs: number) {
    super(config);
    this.#config = config;
    this.#statementMs = statementMs;
  }

  override createDriver(): PostgresDriver {
    return new LimitingDriver(this.#config, this.#statementMs);
  }

  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

class LimitingDriver extends PostgresDriver {
  readonly #limit: string;

  constructor(config: PostgresDialectConfig, statementMs: number) {
    super(config);
    this.#limit = `set local statement_timeout = ${statementMs}`;
  }

  /** Sends the limit in the message of BEGIN, so that it costs no round trip. */
  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return super.beginTransaction(
      {
        executeQuery: ({ sql }) => connection.executeQuery(CompiledQuery.raw(`${sql}; ${this.#limit}`)),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      },
      settings,
    );
  }
}

/**
 * Takes no lock for migrations: Kysely's own belongs to a session. `migrate` takes one that ends with its
 * transaction.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
