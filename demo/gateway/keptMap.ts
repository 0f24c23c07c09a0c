import type { DatabaseSync } from 'node:sqlite';

/**
 * A map that survives the process. It is read from memory and written to a table of the sandbox's database
 * as well.
 */
export type KeptMap<T extends { id: string }> = {
  get(id: string): T | undefined;
  put(value: T): void;
  delete(id: string): void;
  values(): Iterable<T>;
};

export function keptMap<T extends { id: string }>(
  database: DatabaseSync,
  table: 'sessions' | 'jobs',
): KeptMap<T> {
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  );
  const rows = database.prepare(`SELECT value FROM ${table}`).all();
  const values = rows.map((row) => JSON.parse(String(row['value'])) as T);
  const map = new Map(values.map((value) => [value.id, value]));
  const upsert = database.prepare(`INSERT OR REPLACE INTO ${table} (id, value) VALUES (?, ?)`);
  const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`);
  return {
    get: (id) => map.get(id),
    put(value) {
      upsert.run(value.id, JSON.stringify(value));
      map.set(value.id, value);
    },
    delete(id) {
      remove.run(id);
      map.delete(id);
    },
    values: () => map.values(),
  };
}
