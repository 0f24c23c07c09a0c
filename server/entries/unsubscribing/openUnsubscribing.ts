import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys.ts';
import type { EntryWriter } from '../writes.ts';
import { readUnsubscribeToken } from './unsubscribeLink.ts';

/** What the pages behind unsubscribe links do with a token. */
export type Unsubscribing = {
  /** The names of the organisation whose news a token ends; undefined for a wrong token. A rejection is a failed read. */
  find(token: string): Promise<{ name_ar: string; name_en: string | null } | undefined>;
  /** Ends the news. A rejection is a failed write. @returns false for a wrong token */
  end(token: string): Promise<boolean>;
};

type Deps = {
  database: Kysely<Schema>;
  writer: EntryWriter;
  keys: Pick<Keys, 'device'>;
  clock: Pick<Clock, 'now'>;
};

export const openUnsubscribing = ({ database, writer, keys, clock }: Deps): Unsubscribing => ({
  find: async (token) => {
    const subscription = readUnsubscribeToken(keys.device, token);
    if (!subscription) return undefined;
    return database
      .selectFrom('organisations')
      .where('id', '=', subscription.organisationId)
      .select(['name_ar', 'name_en'])
      .executeTakeFirst();
  },
  end: async (token) => {
    const subscription = readUnsubscribeToken(keys.device, token);
    if (!subscription) return false;
    return writer.submit('unsubscribe', { ...subscription, at: clock.now() });
  },
});
