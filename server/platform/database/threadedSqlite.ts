import { Worker } from 'node:worker_threads';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

export type ReadRequest = { id: number; sql: string; parameters: readonly unknown[] };
/** The rows of a query, or why there are none. */
export type ReadReply = { id: number } & ({ rows: unknown[] } | { message: string });

/**
 * SQLite, read in a thread of its own. The thread starts with the first query; if it ends, its waiting queries fail
 * and the next one starts another.
 */
export class ThreadedSqlite implements Dialect {
  readonly #path: string;

  /** @param path a migrated database file */
  constructor(path: string) {
    this.#path = path;
  }

  createDriver = (): Driver => new ThreadDriver(new ThreadConnection(this.#path));
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new SqliteAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

/** All queries share one connection, so a transaction would mix theirs. */
class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;

  constructor(connection: ThreadConnection) {
    this.#connection = connection;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => Promise.reject(new Error('A reader has no transactions.'));
  commitTransaction = () => Promise.resolve();
  rollbackTransaction = () => Promise.resolve();
  destroy = () => this.#connection.close();
}

type Waiting = PromiseWithResolvers<QueryResult<unknown>>;
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

class ThreadConnection implements DatabaseConnection {
  readonly #path: string;
  #thread: Thread | undefined;
  #lastId = 0;

  constructor(path: string) {
    this.#path = path;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { worker, waiting } = (this.#thread ??= this.#start());
    const answer: Waiting = Promise.withResolvers();
    this.#lastId += 1;
    waiting.set(this.#lastId, answer);
    worker.postMessage({ id: this.#lastId, sql, parameters } satisfies ReadRequest);
    return answer.promise as Promise<QueryResult<R>>;
  }

  streamQuery(): never {
    throw new Error('A reader thread answers whole results only.');
  }

  async close(): Promise<void> {
    await this.#thread?.worker.terminate();
  }

  #start(): Thread {
    const worker = new Worker(new URL('./readerThread.ts', import.meta.url), {
      workerData: { path: this.#path },
    });
    const waiting = new Map<number, Waiting>();
    const thread = { worker, waiting };
    worker.on('message', (reply: ReadReply) => settle(waiting, reply));
    const end = (error: Error) => {
      if (this.#thread === thread) this.#thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', (error) => end(error as Error));
    worker.on('exit', () => end(new Error('The reader thread ended.')));
    return thread;
  }
}

function settle(waiting: Map<number, Waiting>, reply: ReadReply): void {
  const answer = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('rows' in reply) answer?.resolve({ rows: reply.rows });
  else answer?.reject(new Error(reply.message));
}
