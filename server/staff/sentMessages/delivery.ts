import type { Kysely } from 'kysely';
import type { RecipientPage, RecipientState } from '../../../domain/staff/staffContract.ts';
import { RECIPIENT_PAGE } from '../../../domain/staff/staffLimits.ts';
import type { MessageRecipientsTable } from '../../platform/database/messageSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { failures } from '../../platform/messages/queuedMessage.ts';

/** What became of the message at one recipient. */
export function deliveryOf({ state, why }: Pick<MessageRecipientsTable, 'state' | 'why'>): RecipientState {
  if (state !== 'dropped') return state;
  if (why === 'undone') return 'undone';
  return failures.some((each) => each === why) ? 'failed' : 'skipped';
}

/** A page of the recipients of a message. @param after the id of the last one of the page before */
export async function listRecipients(
  db: Kysely<Schema>,
  messageId: string,
  { state, after }: { state?: RecipientState; after?: string },
): Promise<RecipientPage> {
  let query = db
    .selectFrom('message_recipients')
    .innerJoin('entries', 'entries.id', 'message_recipients.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('message_id', '=', messageId)
    .orderBy('message_recipients.id')
    .limit(RECIPIENT_PAGE + 1)
    .select([
      'message_recipients.id',
      'entry_id',
      'users.full_name',
      'channel',
      'message_recipients.language',
      'state',
      'why',
      'done_at',
    ]);
  if (after !== undefined) query = query.where('message_recipients.id', '>', after);
  if (state === 'due' || state === 'sent') query = query.where('state', '=', state);
  else if (state !== undefined) {
    query = query.where('state', '=', 'dropped');
    if (state === 'undone') query = query.where('why', '=', 'undone');
    if (state === 'failed') query = query.where('why', 'in', failures);
    if (state === 'skipped') query = query.where('why', 'not in', [...failures, 'undone']);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, RECIPIENT_PAGE);
  return {
    data: shown.map(({ entry_id: entry, done_at: at, ...row }) => ({
      id: row.id,
      entry,
      full_name: row.full_name,
      channel: row.channel,
      language: row.language,
      state: deliveryOf(row),
      why: row.why,
      at,
    })),
    next: rows.length > RECIPIENT_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
