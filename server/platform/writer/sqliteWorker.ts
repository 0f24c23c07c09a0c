/**
 * The writer thread, the only one that writes to SQLite: it owns the only writable connection of the process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, sqliteKysely } from '../database/openSqlite.ts';
import type { Run } from './executor.ts';
import { runBatch, type Registry } from './runBatch.ts';
import { StorageFailure } from './storageFailure.ts';
import type { WriteContext } from './write.ts';
import { WriteMemory } from './writeMemory.ts';
import type { WorkerReply, WorkerSettings } from './sqliteExecutor.ts';

const settings = workerData as WorkerSettings;
const registry = ((await import(settings.registry)) as { writes: Registry }).writes;
const db = sqliteKysely(openSqlite(settings.path, 'write'));
const context: WriteContext = { stream: 'main', memory: new WriteMemory() };

parentPort?.on('message', (message: string) => void answer(message));
reply({ kind: 'ready' });

async function answer(message: string): Promise<void> {
  if (message === 'close') {
    await db.destroy();
    parentPort?.close();
    return;
  }
  try {
    const runs = JSON.parse(message) as Run[];
    reply({ kind: 'settled', settled: await runBatch(db, registry, runs, context) });
  } catch (error) {
    const fatal = error instanceof StorageFailure && error.fatal;
    reply({ kind: 'lost', message: error instanceof Error ? error.message : String(error), fatal });
  }
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(JSON.stringify(message));
}
