/** The latest deltas by number, so that a client that reconnects soon need not get the whole board. */
export class DeltaRing<T> {
  #items: T[] = [];
  #first = 1;
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The number of the latest delta; 0 when there was none. */
  get latest(): number {
    return this.#first + this.#items.length - 1;
  }

  push(item: T): void {
    this.#items.push(item);
    if (this.#items.length > this.#capacity) {
      this.#items.shift();
      this.#first += 1;
    }
  }

  /** Uses a number without a delta: older clients need the whole board. */
  skip(): void {
    this.#first = this.latest + 2;
    this.#items = [];
  }

  /** The deltas after `number`; undefined if some are gone or `number` is unknown. */
  after(number: number): readonly T[] | undefined {
    if (number > this.latest || number < this.#first - 1) return undefined;
    return this.#items.slice(number - this.#first + 1);
  }
}
