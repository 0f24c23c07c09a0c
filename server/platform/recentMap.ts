/**
 * A map that keeps at least the latest `size` keys and at most twice as many. It drops half of them at once, because a
 * `Map` that drops its oldest key at every step becomes slow.
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
