/** Whoever proved something already goes before those of whom nothing is known. */
export type HashLane = 'known' | 'unknown';

/** A place in the queue: either used for one piece of work, or given back. */
export type HashPlace = { run<T>(work: () => Promise<T>): Promise<T>; release(): void };

type Waiting = () => void;

/** How many may wait in each lane. */
export const HASHES_WAITING = 50;

/**
 * Lets one password be hashed at a time, so that however many are tried, a core stays free for the votes. A lane takes
 * a bounded number of places; beyond it nobody is kept waiting for an answer that would come too late.
 */
export class HashQueue {
  readonly #limit: number;
  readonly #taken = { known: 0, unknown: 0 };
  readonly #waiting: Record<HashLane, Waiting[]> = { known: [], unknown: [] };
  #isBusy = false;

  constructor(limit = HASHES_WAITING) {
    this.#limit = limit;
  }

  /** Undefined while the lane is full. */
  reserve(lane: HashLane): HashPlace | undefined {
    if (this.#taken[lane] >= this.#limit) return undefined;
    this.#taken[lane] += 1;
    let isHeld = true;
    const release = () => {
      if (isHeld) this.#taken[lane] -= 1;
      isHeld = false;
    };
    return {
      release,
      run: async (work) => {
        await this.#turn(lane);
        try {
          return await work();
        } finally {
          release();
          this.#next();
        }
      },
    };
  }

  /** Places that are taken. */
  get size(): number {
    return this.#taken.known + this.#taken.unknown;
  }

  async #turn(lane: HashLane): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    this.#isBusy = true;
  }

  #next(): void {
    const next = this.#waiting.known.shift() ?? this.#waiting.unknown.shift();
    if (next) next();
    else this.#isBusy = false;
  }
}
