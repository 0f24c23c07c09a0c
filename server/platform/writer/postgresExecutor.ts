import type { Kysely } from 'kysely';
import { openPostgres, refuseForgetfulPostgres } from '../database/openPostgres.ts';
import type { Schema } from '../database/schema.ts';
import type { Executor, Run, Settled } from './executor.ts';
import type { QuickWrites } from './quickWrite.ts';
import { lostBatch, runBatch, type Registry } from './runBatch.ts';
import { isConflict, storageFailureOf } from './storageFailure.ts';
import type { WriteContext } from './write.ts';

const TRIES = 4;

/** A module with all writes, and perhaps shorter ways of some. */
export type WritesModule = { writes: Registry; quickWrites?: QuickWrites };

/**
 * Starts an executor that commits batches through a pool, one at a time.
 * @param context its chain may change between batches
 * @throws when the server cannot be reached, or could lose an acknowledged write
 */
export async function startPostgresExecutor(
  url: string,
  { writes, quickWrites }: WritesModule,
  context: WriteContext,
): Promise<Executor> {
  const quick = quickWrites?.() ?? {};
  const db = openPostgres(url);
  try {
    await refuseForgetfulPostgres(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    execute: async (runs) =>
      (await executeQuickly(db, quick, runs, context)) ?? executeAgain(db, writes, runs, context),
    isAlone: (name) => Object.hasOwn(quick, name),
    close: () => db.destroy(),
  };
}

/** Tries the shorter way of a batch that has one. @returns undefined when nothing was stored */
async function executeQuickly(
  db: Kysely<Schema>,
  quick: ReturnType<QuickWrites>,
  [run, ...others]: Run[],
  { stream }: WriteContext,
): Promise<Settled[][] | undefined> {
  const write = run && !run.fence && others.length === 0 ? quick[run.name] : undefined;
  if (!run || !write) return undefined;
  try {
    const outputs = await write(db, run.inputs as never[], stream);
    return outputs && [outputs.map((output) => ({ output }))];
  } catch (error) {
    throw storageFailureOf(error) ?? lostBatch(error);
  }
}

/**
 * Retries a batch that PostgreSQL rolled back because of another transaction: nothing of it was committed.
 */
async function executeAgain(
  db: Kysely<Schema>,
  registry: Registry,
  runs: Run[],
  context: WriteContext,
): Promise<Settled[][]> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    try {
      return await runBatch(db, registry, runs, context);
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  return runBatch(db, registry, runs, context);
}
