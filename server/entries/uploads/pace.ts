import { setTimeout as sleep } from 'node:timers/promises';

/** Speed limit of all uploads together, so that votes never wait for them: 200 MB take at least 8 s. */
const BYTES_PER_MS = 24_000;
/** How far (ms) a burst may run ahead. */
const AHEAD_MS = 40;

/** Shares the speed limit fairly: piece by piece, in order of arrival. */
export class Pace {
  readonly #bytesPerMs: number;
  #takenUntil = 0;

  constructor(bytesPerMs = BYTES_PER_MS) {
    this.#bytesPerMs = bytesPerMs;
  }

  /** Resolves when this many bytes may be taken. */
  async take(bytes: number): Promise<void> {
    const now = performance.now();
    this.#takenUntil = Math.max(this.#takenUntil, now) + bytes / this.#bytesPerMs;
    const wait = this.#takenUntil - now - AHEAD_MS;
    if (wait >= 1) await sleep(wait);
  }

  /** The pieces of a stream, at this pace. */
  async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      await this.take(piece.length);
      yield piece;
    }
  }
}

/**
 * The pieces of a stream. Calls `next` with the number of bytes passed before each further `stepBytes`.
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
