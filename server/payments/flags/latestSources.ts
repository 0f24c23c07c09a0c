/** The most votes that a finding names. */
const MOST = 5_000;

/** Counts votes and keeps the latest: a minute of a final has hundreds of thousands. */
export class LatestSources {
  #count = 0;
  #kept: string[] = [];

  get count(): number {
    return this.#count;
  }

  /** The latest votes, newest last. */
  get latest(): string[] {
    return this.#kept.slice(-MOST);
  }

  add(source: string): void {
    this.#count += 1;
    this.#kept.push(source);
    if (this.#kept.length >= 2 * MOST) this.#kept = this.#kept.slice(-MOST);
  }
}
