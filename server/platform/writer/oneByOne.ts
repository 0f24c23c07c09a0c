import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Write, WriteContext } from './write.ts';

/** A write that acts on its inputs one after the other, each on what the ones before left. */
export const oneByOne =
  <Input, Output>(
    act: (tx: Transaction<Schema>, input: Input, context: WriteContext) => Promise<Output>,
  ): Write<Input, Output> =>
  async (tx, inputs, context) => {
    const outputs: Output[] = [];
    for (const input of inputs) outputs.push(await act(tx, input, context));
    return outputs;
  };
