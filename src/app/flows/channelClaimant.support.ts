/** A tab of its own for `worker_threads`: claims the vote by channel and tells what becomes of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { claimByChannel } from './tabChannel.ts';

const tell = parentPort?.postMessage.bind(parentPort);

claimByChannel((event) => tell?.(event.type), workerData);
