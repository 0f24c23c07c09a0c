import type { Fence } from '../leases/lease.ts';

/** Consecutive inputs of one named write in a batch, perhaps under the fence of a lease. */
export type Run = { name: string; inputs: unknown[]; fence?: Fence | undefined };

/** The outcome of one input: its output, or the message of an error that it alone caused. */
export type Settled = { output: unknown } | { error: string };

/** Commits batches, one after the other. */
export type Executor = {
  /**
   * Commits a batch.
   * @returns one list for each run, after the commit is on disk
   * @throws StorageFailure when no write of the batch may be acknowledged
   */
  execute(runs: Run[]): Promise<Settled[][]>;
  /** Whether inputs of a write without a fence go in batches of their own; never by default. */
  isAlone?(name: string): boolean;
  close(): Promise<void>;
};
