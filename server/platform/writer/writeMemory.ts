/**
 * Values that a database's only writer keeps in memory between batches, which saves reading and storing them
 * each time. A rollback of a write also rolls back its changes of the memory.
 */
export class WriteMemory {
  readonly #values = new Map<string, unknown>();
  readonly #undo: (() => void)[] = [];

  /** The value under a name; if it is not in memory, `make` reads it from the database. */
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

  /** Registers how to undo a change of a remembered value. */
  onRollback(undo: () => void): void {
    this.#undo.push(undo);
  }

  /** The present state, as a point for `rollBack`. */
  mark(): number {
    return this.#undo.length;
  }

  rollBack(mark = 0): void {
    while (this.#undo.length > mark) this.#undo.pop()?.();
  }

  commit(): void {
    this.#undo.length = 0;
  }
}
