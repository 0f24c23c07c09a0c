import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const script = new URL('./hashFileThread.ts', import.meta.url);

/** The SHA-256 (hex) of a file. @throws the error of reading it */
export async function hashFile(path: string): Promise<string> {
  const worker = new Worker(script, { workerData: path, env: {} });
  try {
    const [digest] = (await once(worker, 'message')) as [string];
    return digest;
  } finally {
    await worker.terminate();
  }
}
