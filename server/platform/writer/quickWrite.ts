import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * A shorter way for a batch that holds only inputs of one write, for PostgreSQL, where each statement is a round trip. It stores
 * everything in one statement, or nothing.
 * @param stream this process's chain of the ledger
 * @returns the outputs; undefined when nothing was stored and the write itself must take the inputs
 */
export type QuickWrite<Input, Output> = (
  db: Kysely<Schema>,
  inputs: Input[],
  stream: string,
) => Promise<Output[] | undefined>;

/** Makes the quick writes of a process by the names of their writes; each may keep what it knows in memory. */
export type QuickWrites = () => Record<string, QuickWrite<never, unknown>>;
