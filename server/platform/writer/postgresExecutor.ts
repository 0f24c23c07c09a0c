import type { Kysely } from 'kysely';
import { openPostgres, refuseForgetfulPostgres } from '../database/openPostgres.ts';
import type { Schema } from '../database/schema.ts';
import type { Executor, Run, Settled } from './executor.ts';
import { runBatch, type Registry } from './runBatch.ts';
import { isConflict } from './storageFailure.ts';
import type { WriteContext } from './write.ts';

const TRIES = 4;

/**
 * Starts an executor that commits batches through a pool, one at a time.
 * @throws when the server cannot be reached, or could lose an acknowledged write
 */
export async function startPostgresExecutor(
  url: string,
  registry: Registry,
  context: WriteContext,
): Promise<Executor> {
  const db = openPostgres(url);
  try {
    await refuseForgetfulPostgres(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    execute: (runs) => executeAgain(db, registry, runs, context),
    close: () => db.destroy(),
  };
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
