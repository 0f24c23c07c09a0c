/**
 * The memory of a database's only writer between batches, which saves reading and storing these values each time. A
 * rollback of a write also rolls its changes of the memory back.
 */
export class WriteMemory {
  readonly #values = new Map<string, unknown>();
  readonly #undo: (() => void)[] = [];

  /** The value under a name; `make` reads it from the database if it is missing. */
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

  /** A point to roll back to. */
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
