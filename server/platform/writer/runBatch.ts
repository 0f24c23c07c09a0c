import type { ControlledTransaction, Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isFenced } from '../leases/isFenced.ts';
import { LeaseLost } from '../leases/lease.ts';
import type { Run, Settled } from './executor.ts';
import { StorageFailure, storageFailureOf } from './storageFailure.ts';
import type { Write, WriteContext } from './write.ts';

/**
 * All writes by name. The type does not pair names with inputs; `Submitter` does so where a write is
 * submitted.
 */
export type Registry = Record<string, Write<never, unknown>>;

/**
 * Commits a batch in one transaction. A run that throws is rolled back to its savepoint. Its inputs are then
 * retried one by one, so that only failing inputs fail.
 * @throws StorageFailure when the batch as a whole was not, or may not have been, committed
 */
export async function runBatch(
  db: Kysely<Schema>,
  registry: Registry,
  runs: readonly Run[],
  context: WriteContext,
): Promise<Settled[][]> {
  const tx = await db.startTransaction().execute().catch(lost);
  try {
    const settled: Settled[][] = [];
    for (const run of runs) settled.push(await settleRun(tx, registry, run, context));
    await tx.commit().execute();
    context.memory?.commit();
    return settled;
  } catch (error) {
    context.memory?.rollBack();
    await tx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw storageFailureOf(error) ?? lostBatch(error);
  }
}

async function settleRun(
  tx: ControlledTransaction<Schema>,
  registry: Registry,
  run: Run,
  context: WriteContext,
): Promise<Settled[]> {
  const write = registry[run.name];
  if (!write) return run.inputs.map(() => ({ error: `There is no write called ${run.name}.` }));
  const { fence } = run;
  if (fence && !(await isFenced(tx, fence)))
    return run.inputs.map(() => ({ error: new LeaseLost(fence.lease).message }));
  const together = await attempt(tx, write, run.inputs, context);
  if ('outputs' in together) return together.outputs.map((output) => ({ output }));
  if (run.inputs.length === 1) return [{ error: together.error }];
  const settled: Settled[] = [];
  for (const input of run.inputs) {
    const alone = await attempt(tx, write, [input], context);
    settled.push('outputs' in alone ? { output: alone.outputs[0] } : alone);
  }
  return settled;
}

type Attempt = { outputs: unknown[] } | { error: string };

async function attempt(
  tx: ControlledTransaction<Schema>,
  write: Write<never, unknown>,
  inputs: readonly unknown[],
  context: WriteContext,
): Promise<Attempt> {
  const inside = await tx.savepoint('run').execute();
  const mark = context.memory?.mark();
  try {
    const outputs = await write(inside, [...inputs] as never[], context);
    if (outputs.length !== inputs.length) throw new Error('A write must answer every input.');
    await inside.releaseSavepoint('run').execute();
    return { outputs };
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure) throw failure;
    context.memory?.rollBack(mark);
    await inside.rollbackToSavepoint('run').execute();
    await inside.releaseSavepoint('run').execute();
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function lost(error: unknown): never {
  throw storageFailureOf(error) ?? lostBatch(error);
}

/** The failure of a batch of which nobody knows whether it was stored. */
export function lostBatch(cause: unknown): StorageFailure {
  return new StorageFailure('The batch was not committed.', false, { cause });
}
