import type { Kysely } from 'kysely';
import type { Store } from '../../../server/start/openStore.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { WriteError } from '../../../server/platform/writer/writeError.ts';

/** A disk that works until the test lets it fail: from then on, the store refuses every write. */
export function fullDisk() {
  const disk = { works: true };
  const wrap = (store: Store): Store => ({
    ...store,
    writer: {
      ...store.writer,
      submit: (name, input) =>
        disk.works
          ? store.writer.submit(name, input)
          : Promise.reject(new WriteError('unavailable', 'no disk')),
    },
  });
  return { disk, wrap };
}

/** A disk that works until the test lets it fail: from then on, the store refuses every query and write. */
export function failingDisk() {
  const { disk, wrap: refuseWrites } = fullDisk();
  const wrap = (store: Store): Store => ({
    ...refuseWrites(store),
    database: new Proxy(store.database, {
      get: (database, name: keyof Kysely<Schema>) => {
        if (!disk.works && name === 'selectFrom') throw new Error('no disk');
        const value: unknown = database[name];
        return typeof value === 'function' ? (value.bind(database) as unknown) : value;
      },
    }),
  });
  return { disk, wrap };
}
