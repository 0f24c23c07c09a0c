import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

// Below the ports that systems give to outgoing connections, which may take one before its server has started, or
// while it is down. Above the ports that browsers refuse.
const FIRST = 11_000;
const BLOCK = 100;
const BLOCKS = 210;
/** Tests that run side by side have blocks of their own. */
const begin = FIRST + ((process.pid + threadId) % BLOCKS) * BLOCK;
let given = 0;

/** A port of the loopback on which nobody listens, and that is given to nobody else. */
export async function freePort(): Promise<number> {
  const port = begin + (given++ % BLOCK);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
