import type { DatabaseSettings } from '../database/databaseSettings.ts';
import type { Fence } from '../leases/lease.ts';
import { Batcher, batcherDefaults, type BatcherOptions } from './batcher.ts';
import { startPostgresExecutor, type WritesModule } from './postgresExecutor.ts';
import type { Registry } from './runBatch.ts';
import { startSqliteExecutor } from './sqliteExecutor.ts';
import type { Write } from './write.ts';

type InputOf<W> = W extends Write<infer Input, infer _Output> ? Input : never;
type OutputOf<W> = W extends Write<infer _Input, infer Output> ? Output : never;

/**
 * Takes the writes that `R` names. A submitter that takes more writes fits where one with fewer is wanted.
 */
export type Submitter<out R> = {
  /**
   * Resolves only after the write is committed to disk.
   * @param fence fails the write if another node has taken the lease since
   * @throws WriteError as a rejection: `busy`, `unavailable` or `failed`
   */
  submit: <Name extends keyof R & string>(
    name: Name,
    input: InputOf<R[Name]>,
    fence?: Fence,
  ) => Promise<OutputOf<R[Name]>>;
};

/** The only way to change the database. */
export type Writer<R> = Submitter<R> & {
  /**
   * Takes back the writes of this name that no batch has taken yet. They are not made, and each gets the answer of `instead`.
   * Not for writes with a fence: `instead` does not get it.
   */
  divert: <Name extends keyof R & string>(
    name: Name,
    instead: (input: InputOf<R[Name]>) => Promise<OutputOf<R[Name]>>,
  ) => void;
  /** How many writes have no answer yet. */
  queueDepth(): number;
  /** Whether a further write would be refused as busy. */
  isFull(): boolean;
  /** Appends to another chain of the ledger from the next batch on. On PostgreSQL only: SQLite has one chain. */
  useChain(stream: string): void;
  /** Refuses new writes, waits until all submitted ones have an answer, then closes the database. */
  close(): Promise<void>;
};

export type WriterOptions = Partial<BatcherOptions> & {
  onFatal: BatcherOptions['onFatal'];
  /** The chain of the ledger on PostgreSQL until `useChain` names another one; `main` by default. */
  stream?: string;
};

/**
 * Opens the writer on a migrated database.
 * @param module a `WritesModule` with the registry `R`; on SQLite, the writer thread loads it
 */
export async function openWriter<R extends Registry>(
  settings: DatabaseSettings,
  module: URL,
  options: WriterOptions,
): Promise<Writer<R>> {
  const context = { stream: options.stream ?? 'main' };
  const executor =
    settings.kind === 'sqlite'
      ? await startSqliteExecutor({ path: settings.path, registry: module.href })
      : await startPostgresExecutor(settings.url, await load(module), context);
  const batcher = new Batcher(executor, { ...batcherDefaults, ...options });
  return {
    submit: (name, input, fence) => batcher.submit(name, input, fence) as Promise<OutputOf<R[typeof name]>>,
    divert: (name, instead) => batcher.divert(name, instead as (input: unknown) => Promise<unknown>),
    queueDepth: () => batcher.depth(),
    isFull: () => batcher.isFull(),
    useChain: (stream) => {
      context.stream = stream;
    },
    close: () => batcher.close(),
  };
}

const load = (module: URL) => import(module.href) as Promise<WritesModule>;
