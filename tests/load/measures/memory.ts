import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';

/** The resident memory of a server process, in bytes. */
export function memoryOf({ pid }: ServerProcess): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/**
 * Samples the memory of a server process often.
 * @returns a function that ends the sampling and returns the largest value
 */
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
