import type { Updates } from '../../domain/contract.ts';

/** Below this share of the limit, browsers that poll may open streams again. */
const ROOM_AGAIN = 0.9;

/** How many streams a node holds, and what it tells browsers about that. */
export class StreamLimit {
  readonly #limit: number;
  readonly #sizeOf: () => number;
  #isFull = false;

  /**
   * @param limit the most open streams of this node
   * @param sizeOf how many are open now
   */
  constructor(limit: number, sizeOf: () => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  /** Whether another stream may open. */
  get hasRoom(): boolean {
    return this.#sizeOf() < this.#limit;
  }

  /** What this node tells browsers to do. Between nine tenths and the limit it stays as it was. */
  get updates(): Updates {
    if (!this.hasRoom) this.#isFull = true;
    else if (this.#sizeOf() < this.#limit * ROOM_AGAIN) this.#isFull = false;
    return this.#isFull ? 'poll' : 'stream';
  }
}
