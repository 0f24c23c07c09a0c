/** The latest deltas in order, so that a client that reconnects soon gets these and not the whole board. */
export class DeltaRing<T extends { version: string }> {
  #items: T[] = [];
  /** The version to which the first kept delta applies. */
  #base: string;
  readonly #capacity: number;

  /**
   * @param capacity how many deltas it keeps
   * @param base the version before any delta
   */
  constructor(capacity: number, base: string) {
    this.#capacity = capacity;
    this.#base = base;
  }

  /** The version after the last delta. */
  get latest(): string {
    return this.#items.at(-1)?.version ?? this.#base;
  }

  push(item: T): void {
    this.#items.push(item);
    if (this.#items.length <= this.#capacity) return;
    this.#base = this.#items.shift()?.version ?? this.#base;
  }

  /** Notes a version that no delta leads to: clients with older versions will need the whole board. */
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
