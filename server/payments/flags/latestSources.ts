/** The most sources of votes that a finding lists. */
const MOST = 5_000;

/** Counts all votes but keeps only the latest, because a minute of a final has hundreds of thousands. */
export class LatestSources {
  #count = 0;
  #kept: string[] = [];

  get count(): number {
    return this.#count;
  }

  /** The source references of the latest votes, newest last; at most `MOST`. */
  get latest(): string[] {
    return this.#kept.slice(-MOST);
  }

  add(source: string): void {
    this.#count += 1;
    this.#kept.push(source);
    if (this.#kept.length >= 2 * MOST) this.#kept = this.#kept.slice(-MOST);
  }
}
