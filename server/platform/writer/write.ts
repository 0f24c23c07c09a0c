import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WriteMemory } from './writeMemory.ts';

/** What a write gets besides the transaction and its inputs. */
export type WriteContext = {
  /** This process's chain of the ledger. */
  stream: string;
  /** What the writer remembers between batches. Only where no other process can write: on SQLite. */
  memory?: WriteMemory;
};

/**
 * A named write. It gets a list, since writes are committed in groups, and returns one output for each input,
 * in order. Inputs and outputs cross a thread boundary as JSON: plain values only. If an input makes it
 * throw, it runs again from the start with fewer inputs.
 */
export type Write<Input, Output> = (
  tx: Transaction<Schema>,
  inputs: Input[],
  context: WriteContext,
) => Promise<Output[]>;
