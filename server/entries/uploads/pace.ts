import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Speed limit of all uploads of a node together, so that votes do not wait for the disk: 200 MB take at least 8 s.
 */
const BYTES_PER_MS = 24_000;
/** By how much (ms) bytes may be ahead of the speed limit before they wait. */
const AHEAD_MS = 40;

/**
 * Slows all streams down to one speed limit. Their pieces pass in order of arrival, so streams share it
 * fairly.
 */
export class Pace {
  readonly #bytesPerMs: number;
  #takenUntil = 0;

  constructor(bytesPerMs = BYTES_PER_MS) {
    this.#bytesPerMs = bytesPerMs;
  }

  /** Resolves when this many bytes may pass within the speed limit. */
  async take(bytes: number): Promise<void> {
    const now = performance.now();
    this.#takenUntil = Math.max(this.#takenUntil, now) + bytes / this.#bytesPerMs;
    const wait = this.#takenUntil - now - AHEAD_MS;
    if (wait >= 1) await sleep(wait);
  }

  /** Passes on the pieces of a stream within the speed limit. */
  async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      await this.take(piece.length);
      yield piece;
    }
  }
}

/**
 * Passes on the pieces of a stream. Each time `stepBytes` more are used up, it first awaits `next` with the
 * bytes granted so far.
 * @throws the error of `next`, which ends the stream
 */
export async function* inSteps(
  source: AsyncIterable<Buffer>,
  stepBytes: number,
  next: (passed: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  let passed = 0;
  let granted = stepBytes;
  for await (const chunk of source) {
    for (; passed + chunk.length > granted; granted += stepBytes) await next(granted);
    passed += chunk.length;
    yield chunk;
  }
}
