import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The first port to use: above those that browsers refuse. All are below those that systems use for
// outgoing connections, which could occupy one.
const FIRST = 11_000;
const BLOCK = 100;
const BLOCKS = 210;
const claims = join(tmpdir(), 'sawt-ports');

let begin: number | undefined;
let given = 0;

/** A free port of this machine. No other test process gets it, not even while its server restarts. */
export async function freePort(): Promise<number> {
  begin ??= FIRST + claimBlock() * BLOCK;
  const port = begin + (given++ % BLOCK);
  return (await isFree(port)) ? port : freePort();
}

/** Claims a block of ports for this process, with a file that contains its process id. */
function claimBlock(): number {
  mkdirSync(claims, { recursive: true });
  for (let tried = 0; tried < BLOCKS; tried++) {
    const block = (process.pid + tried) % BLOCKS;
    const file = join(claims, String(block));
    if (isEnded(file)) rmSync(file, { force: true });
    if (!isCreated(file)) continue;
    process.once('exit', () => rmSync(file, { force: true }));
    return block;
  }
  throw new Error('every block of ports is claimed');
}

function isCreated(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the process that claimed a block has ended and left its file. */
function isEnded(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
