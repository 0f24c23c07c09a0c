import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes a second of all uploads together, so that votes never wait for them: 200 MB come in some 8 s at best. */
const BYTES_PER_MS = 24_000;
/** How far (ms) one may run ahead: what comes at once is taken at once. */
const AHEAD_MS = 40;

/** Shares what may be taken in a second fairly: who comes first is served first, piece by piece. */
export class Pace {
  readonly #bytesPerMs: number;
  #takenUntil = 0;

  constructor(bytesPerMs = BYTES_PER_MS) {
    this.#bytesPerMs = bytesPerMs;
  }

  /** Resolves when so many bytes may be taken. */
  async take(bytes: number): Promise<void> {
    const now = performance.now();
    this.#takenUntil = Math.max(this.#takenUntil, now) + bytes / this.#bytesPerMs;
    const wait = this.#takenUntil - now - AHEAD_MS;
    if (wait >= 1) await sleep(wait);
  }

  /** The pieces of a stream, no faster than that. */
  async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      await this.take(piece.length);
      yield piece;
    }
  }
}
