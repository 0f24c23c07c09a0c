/**
 * What the only writer of a database remembers from one batch to the next, so that it need neither read nor store it
 * each time. When the database takes a write back, the memory of it goes too.
 */
export class WriteMemory {
  readonly #values = new Map<string, unknown>();
  readonly #undo: (() => void)[] = [];

  /** The value under a name; made, from what the database holds, when it is not remembered. */
  async recall<T>(name: string, make: () => Promise<T>): Promise<T> {
    if (!this.#values.has(name)) {
      this.#values.set(name, await make());
      this.onRollback(() => this.#values.delete(name));
    }
    return this.#values.get(name) as T;
  }

  forget(isStale: (name: string) => boolean): void {
    for (const name of this.#values.keys()) if (isStale(name)) this.#values.delete(name);
  }

  /** Says how a change of a remembered value is taken back. */
  onRollback(undo: () => void): void {
    this.#undo.push(undo);
  }

  /** A place to roll back to. */
  mark(): number {
    return this.#undo.length;
  }

  /** Takes back every change since a mark, the latest first. */
  rollBack(mark = 0): void {
    while (this.#undo.length > mark) this.#undo.pop()?.();
  }

  commit(): void {
    this.#undo.length = 0;
  }
}
