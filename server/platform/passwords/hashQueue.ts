import { networksOf } from '../http/networks.ts';
import { FairQueue } from '../limits/fairQueue.ts';
import { networkPlaces } from '../limits/networkPlaces.ts';

/** `known` callers have proved something already, such as a session or a known device, and go first. */
export type HashLane = 'known' | 'unknown';

/** A place in the queue. Run one piece of work with it, or release it. */
export type HashPlace = { run<T>(work: () => Promise<T>): Promise<T>; release(): void };

type Lane = { taken: number; places: ReturnType<typeof networkPlaces>; waiting: FairQueue<() => void> };

/** How many places each lane has, with that of the running work. */
export const HASHES_WAITING = 50;

/**
 * Hashes one password at a time, so that a flood of logins leaves a core for the votes. Each lane has a
 * bounded number of places: a longer queue adds latency, not throughput. An address holds at most a quarter
 * of them, a /56 a third, a /48 half. Networks take turns, so that guesses from one network do not keep the
 * others out.
 */
export class HashQueue {
  readonly #limit: number;
  readonly #lanes: Record<HashLane, Lane>;
  #isBusy = false;

  constructor(limit = HASHES_WAITING) {
    const share = (parts: number) => Math.ceil(limit / parts);
    const lane = (): Lane => ({
      taken: 0,
      places: networkPlaces([share(4), share(3), share(2)]),
      waiting: new FairQueue(),
    });
    this.#limit = limit;
    this.#lanes = { known: lane(), unknown: lane() };
  }

  /** Takes a place; undefined while the lane, or the share of the sender's network, is full. */
  reserve(name: HashLane, address: string): HashPlace | undefined {
    const lane = this.#lanes[name];
    const leave = lane.taken < this.#limit ? lane.places.enter(address) : undefined;
    if (!leave) return undefined;
    lane.taken += 1;
    let isHeld = true;
    const release = () => {
      if (isHeld) lane.taken -= 1;
      isHeld = false;
      leave();
    };
    return {
      release,
      run: async (work) => {
        await this.#turn(lane, address);
        try {
          return await work();
        } finally {
          release();
          this.#next();
        }
      },
    };
  }

  /** How many places of both lanes are in use. */
  get size(): number {
    return this.#lanes.known.taken + this.#lanes.unknown.taken;
  }

  async #turn({ waiting }: Lane, address: string): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => waiting.push(networksOf(address), resolve));
    this.#isBusy = true;
  }

  #next(): void {
    const next = this.#lanes.known.waiting.shift() ?? this.#lanes.unknown.waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }
}
