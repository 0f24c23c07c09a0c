import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';

/** The bytes that a process holds in memory. */
export function memoryOf({ pid }: ServerProcess): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/** Samples often; the returned function ends it and gives the largest value. */
export function watchMemory(server: ServerProcess): () => number {
  let most = memoryOf(server);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(server));
  };
}
