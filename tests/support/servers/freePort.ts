import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

// Below the ports that systems use for outgoing connections, which might take a port first. Above the ports
// that browsers refuse.
const FIRST = 11_000;
const BLOCK = 100;
const BLOCKS = 210;
/** Test processes that run at once use separate blocks of ports. */
const begin = FIRST + ((process.pid + threadId) % BLOCKS) * BLOCK;
let given = 0;

/** A free loopback port that no other test gets. */
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
