import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../support/servers/serverProcess.ts';

/** Bytes that a process holds in memory. */
export function memoryOf({ pid }: ServerProcess): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/** Looks often until it is asked for the most that it saw. */
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
