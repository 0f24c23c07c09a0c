import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys.ts';
import type { EntryWriter } from '../writes.ts';
import { readNewsCode } from './newsLink.ts';
import { readUnsubscribeToken, unsubscribePath } from './unsubscribeLink.ts';

/** What the pages behind unsubscribe links do with a token. */
export type Unsubscribing = {
  /** The path to which the link of a text message leads; undefined for a wrong code. A rejection is a failed read. */
  pathOf(code: string): Promise<string | undefined>;
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
  pathOf: async (text) => {
    const code = readNewsCode(text);
    if (code === undefined) return undefined;
    const found = await database
      .selectFrom('message_recipients')
      .innerJoin('sent_messages', 'sent_messages.id', 'message_recipients.message_id')
      .innerJoin('entries', 'entries.id', 'message_recipients.entry_id')
      .where('news_code', '=', code)
      .select(['user_id as userId', 'organisation_id as organisationId', 'message_recipients.language'])
      .executeTakeFirst();
    return found && unsubscribePath(keys.device, found.language, found);
  },
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
