import { join } from 'node:path';
import { collectPerson, type HeldData } from '../people/collectPerson.ts';
import { findPerson } from '../people/findPerson.ts';
import type { Person } from '../people/person.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { openKeys, type Keys } from '../platform/keys.ts';
import type { CommandSetting } from './command.ts';

export type FoundPerson = {
  person: Person | undefined;
  data: HeldData;
  keys: Keys;
  /** The amount of stored data, in words. */
  holdings: string;
};

/**
 * Reads the stored data about a person; `person` is undefined if there is no account. Makes no missing key.
 * @throws Error in words when a key is missing
 */
export async function readPerson(config: CommandSetting['config'], reference: string): Promise<FoundPerson> {
  const keys = openKeys(config.keysDir ?? join(config.dataDir, 'keys'), 'production');
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const person = await findPerson(db, keys.pepper, reference);
    const data = await collectPerson(db, person);
    return { person, data, keys, holdings: inWords(data) };
  } finally {
    await db.destroy();
  }
}

function inWords({ profile, entries, orders, messages, audit }: HeldData): string {
  const who = profile ? 'An account' : 'No account';
  return `${who}, ${entries.length} entries, ${orders.length} orders, ${messages.length} text messages, ${audit.length} lines of the audit`;
}
