import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WriteMemory } from './writeMemory.ts';

/** What a write knows beside its inputs. */
export type WriteContext = {
  /** The chain of the ledger that this process appends to. */
  stream: string;
  /** Only where no other process can write: on SQLite. */
  memory?: WriteMemory;
};

/**
 * A named write. It gets a list, since writes are committed in groups, and answers one output for each input, in
 * order. Inputs and outputs cross a thread boundary as JSON: plain values only. It may be run again from the start
 * with fewer inputs when one of them made it throw.
 */
export type Write<Input, Output> = (
  tx: Transaction<Schema>,
  inputs: Input[],
  context: WriteContext,
) => Promise<Output[]>;
