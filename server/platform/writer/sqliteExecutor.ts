import { Worker } from 'node:worker_threads';
import type { Executor, Settled } from './executor.ts';
import { StorageFailure } from './storageFailure.ts';

/** Settings of the writer thread. `registry`: address of the module whose `writes` the thread runs. */
export type WorkerSettings = { path: string; registry: string };

/**
 * Replies of the writer thread. They travel as JSON text: one string is copied far faster than a batch's many
 * small objects.
 */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'settled'; settled: Settled[][] }
  | { kind: 'lost'; message: string; fatal: boolean };

/**
 * Starts the writer thread.
 * @throws when the database cannot be opened for writing
 */
export async function startSqliteExecutor(settings: WorkerSettings): Promise<Executor> {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: settings });
  const calls = callsOf(worker);
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  await calls.next();
  return {
    execute: async (runs) => {
      const reply = calls.next();
      worker.postMessage(JSON.stringify(runs));
      return settledOf(await reply);
    },
    close: async () => {
      worker.postMessage('close');
      await exited;
    },
  };
}

function settledOf(reply: WorkerReply): Settled[][] {
  if (reply.kind === 'settled') return reply.settled;
  const message = reply.kind === 'lost' ? reply.message : 'The writer thread spoke out of turn.';
  throw new StorageFailure(message, reply.kind === 'lost' && reply.fatal);
}

/** Each call waits for the next reply; the end of the thread rejects the waiting call and all later ones. */
function callsOf(worker: Worker): { next(): Promise<WorkerReply> } {
  let waiting: PromiseWithResolvers<WorkerReply> | undefined;
  let ended: StorageFailure | undefined;
  const end = (cause?: unknown) => {
    const message = cause instanceof Error ? cause.message : 'The writer thread ended.';
    ended ??= new StorageFailure(message, true, { cause });
    waiting?.reject(ended);
  };
  worker.on('message', (message: string) => waiting?.resolve(JSON.parse(message) as WorkerReply));
  worker.on('error', end);
  worker.on('exit', () => end());
  return {
    next: () => {
      if (ended) return Promise.reject(ended);
      waiting = Promise.withResolvers<WorkerReply>();
      return waiting.promise;
    },
  };
}
