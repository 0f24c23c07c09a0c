/**
 * A map that remembers at least the latest `size` keys that were set, and at most twice as many. It forgets by halves:
 * a map that drops its oldest key at every step slows down with the keys it has dropped.
 */
export class RecentMap<K, V> {
  readonly #size: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#size) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
