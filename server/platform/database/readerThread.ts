/** A thread that only reads a SQLite file: a long query in it holds up no other thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import { openSqlite, sqliteKysely } from './openSqlite.ts';
import type { ReadReply, ReadRequest } from './threadedSqlite.ts';

const db = sqliteKysely(openSqlite((workerData as { path: string }).path, 'read'));

parentPort?.on('message', (request: ReadRequest) => void answer(request));

async function answer({ id, sql, parameters }: ReadRequest): Promise<void> {
  parentPort?.postMessage({ id, ...(await read(sql, parameters)) } satisfies ReadReply);
}

async function read(sql: string, parameters: readonly unknown[]) {
  try {
    const { rows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return { rows };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}
