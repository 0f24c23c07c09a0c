/** Hashes a file in a worker thread, so that the event loop does not wait for it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';

const hash = createHash('sha256');
await pipeline(createReadStream(workerData as string, { highWaterMark: 1_048_576 }), hash);
parentPort?.postMessage(hash.digest('hex'));
