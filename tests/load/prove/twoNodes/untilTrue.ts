import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;
const PATIENCE_MS = 90_000;

/**
 * Repeats a check until it is true; a rejected promise counts as not true.
 * @returns how long it took (ms)
 * @throws Error after 90 s
 */
export async function untilTrue(what: string, isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await Promise.resolve(isTrue()).catch(() => false)) return performance.now() - start;
    if (performance.now() - start > PATIENCE_MS) throw new Error(`never: ${what}`);
    await sleep(LOOK_MS);
  }
}
