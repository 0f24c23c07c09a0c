/** A tab of its own for `worker_threads`: claims the vote by channel and reports the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { claimByChannel } from './tabChannel.ts';

const tell = parentPort?.postMessage.bind(parentPort);

claimByChannel((event) => tell?.(event.type), workerData);
