/**
 * Runs the writes of SQLite in this thread, where mutants are. It replaces the server's executor, which
 * starts a thread.
 */
import { openSqlite, sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import type { Executor, Run, Settled } from '../../../server/platform/writer/executor.ts';
import { type Registry, runBatch } from '../../../server/platform/writer/runBatch.ts';
import { WriteMemory } from '../../../server/platform/writer/writeMemory.ts';

type Settings = { path: string; registry: string };

export async function startSqliteExecutor({ path, registry }: Settings): Promise<Executor> {
  const { writes } = (await import(/* @vite-ignore */ registry)) as { writes: Registry };
  const db = sqliteKysely(openSqlite(path, 'write'));
  const context = { stream: 'main', memory: new WriteMemory() };
  return {
    execute: async (runs) => copied(await runBatch(db, writes, copied<Run[]>(runs), context)),
    close: () => db.destroy(),
  };
}

/** A copy by way of JSON, as if the value went from one thread to another. */
const copied = <T = Settled[][]>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
