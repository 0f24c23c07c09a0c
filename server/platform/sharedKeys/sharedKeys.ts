import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { EventLog } from '../eventLog.ts';
import { inTime } from '../inTime.ts';
import { fingerprintsOf, type Keys } from '../keys.ts';
import type { Roles } from '../settings/roleSetting.ts';
import type { PlatformWriter } from '../writes.ts';

/** How long (ms) a check waits for the database; another check says that it does not answer. */
const PATIENCE_MS = 5_000;

export type SharedKeysDeps = {
  database: Kysely<Schema>;
  writer: PlatformWriter;
  keys: Keys;
  /** Called with the names of the keys that differ, once for each new difference. */
  onDifference: (names: readonly string[]) => void;
};

/**
 * Compares this node's keys with those of the nodes before it on the same PostgreSQL (decision D164). The
 * first node's keys are noted at its first check.
 * @returns a check whether they agree; rejects while the database does not answer
 */
export function sharedKeys({ database, writer, keys, onDifference }: SharedKeysDeps): () => Promise<boolean> {
  const own = fingerprintsOf(keys);
  let known = '';
  const differing = async (): Promise<string[]> => {
    const noted = await readNotedKeys(database);
    if (Object.keys(own).every((name) => noted.has(name)))
      return Object.keys(own).filter((name) => noted.get(name) !== own[name]);
    return writer.submit('noteKeys', own);
  };
  return async () => {
    const names = await inTime(differing(), PATIENCE_MS);
    if (names.length > 0 && names.join() !== known) onDifference(names);
    known = names.join();
    return names.length === 0;
  };
}

/**
 * The roles of a node. With other keys than the other nodes it runs no job: people could not open the links
 * that it sends.
 */
export const rolesWith = async (
  keysAgree: (() => Promise<boolean>) | undefined,
  roles: Roles,
): Promise<Roles> => ({ ...roles, work: roles.work && ((await keysAgree?.()) ?? true) });

/** Logs why a node is not ready. */
export const logKeys =
  (log: Pick<EventLog, 'error'>) =>
  (names: readonly string[]): void =>
    log.error({ code: 'keys_differ', keys: names.join(', ') }, 'node not ready: other nodes have other keys');

async function readNotedKeys(database: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await database.selectFrom('shared_keys').select(['name', 'fingerprint']).execute();
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}
