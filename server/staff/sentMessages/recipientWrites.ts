import type { Transaction } from 'kysely';
import { newNewsCode } from '../../entries/unsubscribing/newsLink.ts';
import type { MessageRecipientsTable } from '../../platform/database/messageSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { failures } from '../../platform/messages/queuedMessage.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** The most rows that one write lays, drops or retries: votes wait for the write. */
export const RECIPIENTS_AT_ONCE = 200;

/** `from`: the place at which the rows begin; `next`: where the page after them does, null for the last. `at`: UTC ms. */
export type RecipientsToLay = {
  messageId: string;
  from: string | null;
  next: string | null;
  rows: readonly Pick<MessageRecipientsTable, 'entry_id' | 'recipient' | 'channel' | 'language'>[];
  at: number;
};

/**
 * Lays the next recipients of messages and notes how far it came, in one write: one that broke off goes on there, and nobody
 * gets a message twice. Rows of a page that was laid before, or of a message that was undone, are left out.
 */
export const layRecipients = oneByOne(
  async (tx, { messageId, from, next, rows, at }: RecipientsToLay, context): Promise<true> => {
    const message = await lockMessage(tx, messageId, context);
    if (!message || message.laid_at !== null || message.undone_at !== null) return true;
    if (message.after_key !== from) return true;
    const queued = { state: 'due', attempts: 0, next_try_at: message.due_at, created_at: at } as const;
    if (rows.length > 0)
      await tx
        .insertInto('message_recipients')
        .values(
          rows.map((row) => ({
            ...row,
            ...queued,
            id: newId(),
            message_id: messageId,
            news_code: message.kind === 'news' && row.channel === 'sms' ? newNewsCode() : null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['message_id', 'recipient']).doNothing())
        .execute();
    await tx.updateTable('sent_messages').set({ after_key: next }).where('id', '=', messageId).execute();
    if (next === null) await finish(tx, messageId, at);
    return true;
  },
);

function lockMessage(tx: Transaction<Schema>, id: string, { memory }: WriteContext) {
  const message = tx
    .selectFrom('sent_messages')
    .where('id', '=', id)
    .select(['kind', 'after_key', 'laid_at', 'undone_at', 'due_at']);
  return (memory ? message : message.forUpdate()).executeTakeFirst();
}

/** Notes that no work on the recipients is left. The text of a search may be a name, so it goes. */
const finish = (tx: Transaction<Schema>, id: string, at: number) =>
  tx
    .updateTable('sent_messages')
    .set((eb) => ({
      laid_at: at,
      filter_search: eb.case().when('filter_search', 'is', null).then(null).else('').end(),
    }))
    .where('id', '=', id)
    .execute();

/** Drops recipients of undone messages that wait. */
export const dropRecipients = oneByOne(
  async (tx, { messageId, at }: { messageId: string; at: number }): Promise<true> => {
    const some = tx
      .selectFrom('message_recipients')
      .where('message_id', '=', messageId)
      .where('state', '=', 'due')
      .limit(RECIPIENTS_AT_ONCE)
      .select('id');
    const { numUpdatedRows } = await tx
      .updateTable('message_recipients')
      .set({ state: 'dropped', why: 'undone', done_at: at, claimed_until: null })
      .where('id', 'in', some)
      .executeTakeFirst();
    if (numUpdatedRows < RECIPIENTS_AT_ONCE) await finish(tx, messageId, at);
    return true;
  },
);

/** Tries messages again that failed at recipients, with the same ids. @returns how many; fewer than asked for: none are left */
export const retryRecipients = oneByOne(
  async (tx, { messageId, at }: { messageId: string; at: number }): Promise<number> => {
    const some = tx
      .selectFrom('message_recipients')
      .where('message_id', '=', messageId)
      .where('state', '=', 'dropped')
      .where('why', 'in', failures)
      .limit(RECIPIENTS_AT_ONCE)
      .select('id');
    const { numUpdatedRows } = await tx
      .updateTable('message_recipients')
      .set({ state: 'due', why: null, attempts: 0, next_try_at: at, done_at: null })
      .where('id', 'in', some)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
);
