/** The latest deltas in order, so that a client that reconnects soon need not get the whole board. */
export class DeltaRing<T extends { version: string }> {
  #items: T[] = [];
  /** The version before the first delta that is kept. */
  #base: string;
  readonly #capacity: number;

  /** @param base the version before any delta */
  constructor(capacity: number, base: string) {
    this.#capacity = capacity;
    this.#base = base;
  }

  /** The version after all deltas. */
  get latest(): string {
    return this.#items.at(-1)?.version ?? this.#base;
  }

  push(item: T): void {
    this.#items.push(item);
    if (this.#items.length <= this.#capacity) return;
    this.#base = this.#items.shift()?.version ?? this.#base;
  }

  /** Reaches a version without a delta: holders of older ones need the whole board. */
  skipTo(version: string): void {
    this.#base = version;
    this.#items = [];
  }

  /** The deltas after `version`; undefined if some are gone or the version is unknown. */
  after(version: string): readonly T[] | undefined {
    const index = this.#items.findLastIndex((item) => item.version === version);
    return index >= 0 || version === this.#base ? this.#items.slice(index + 1) : undefined;
  }
}
