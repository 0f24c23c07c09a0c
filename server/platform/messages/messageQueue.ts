/** Tables of messages that wait to be sent: nodes claim each before sending it, and note what became of it. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { claimEnd, isUnclaimed } from '../leases/claims.ts';
import type { Write } from '../writer/write.ts';
import type { DropReason } from './queuedMessage.ts';

type QueueTable = 'outbox' | 'receipt_mails' | 'entry_messages' | 'staff_mails' | 'message_recipients';

/**
 * The outcome of a message; `again`: the next try is at `nextTryAt` (UTC ms). `attempts` names the claim: an older one can
 * only report that the message was sent, since another node tries by now.
 */
export type MessageNote = { id: string; attempts: number } & (
  | { outcome: 'sent'; at: number }
  | { outcome: 'dropped'; at: number; why: DropReason | null }
  | { outcome: 'again'; nextTryAt: number }
);

/** All queues have the columns of a queue, under the same names. */
const queueOf = (table: QueueTable) => table as 'outbox';

const dueMessages = (db: Kysely<Schema>, table: QueueTable, now: number) =>
  db.selectFrom(queueOf(table)).where('state', '=', 'due').where('next_try_at', '<=', now);

/** Whether a message is due at `now` (UTC ms); a read, so that idle nodes write nothing. */
export async function hasDueMessage(db: Kysely<Schema>, table: QueueTable, now: number): Promise<boolean> {
  return (await dueMessages(db, table, now).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * A write that claims the message of a queue that has waited longest at `now` (UTC ms); null when processes work on all
 * that are due. `attempts` counts this try, and names the claim: each claim raises it.
 */
export const claimMessageOf =
  <Table extends QueueTable>(table: Table): Write<number, Schema[Table] | null> =>
  async (tx, inputs, context) => {
    const claimed: (Schema[Table] | null)[] = [];
    for (const now of inputs) {
      const free = await dueMessages(tx, table, now)
        .where(isUnclaimed(context, now))
        .orderBy('next_try_at')
        .limit(1)
        .select('id')
        .$if(!context.memory, (messages) => messages.forUpdate().skipLocked())
        .executeTakeFirst();
      const row =
        free &&
        (await tx
          .updateTable(queueOf(table))
          .set((message) => ({
            claimed_until: claimEnd(context, now),
            attempts: message('attempts', '+', 1),
          }))
          .where('id', '=', free.id)
          .returningAll()
          .executeTakeFirstOrThrow());
      claimed.push((row as Schema[Table] | undefined) ?? null);
    }
    return claimed;
  };

/** A write that notes what became of messages of a queue. */
export const noteMessageOf =
  (table: QueueTable): Write<MessageNote, true> =>
  async (tx, notes) => {
    for (const note of notes) await noteOutcome(tx, table, note);
    return notes.map(() => true);
  };

async function noteOutcome(tx: Transaction<Schema>, table: QueueTable, note: MessageNote): Promise<void> {
  await tx
    .updateTable(queueOf(table))
    .set({
      claimed_until: null,
      ...(note.outcome === 'again'
        ? { next_try_at: note.nextTryAt }
        : { state: note.outcome, done_at: note.at }),
      ...(table === 'message_recipients' && { why: note.outcome === 'dropped' ? note.why : null }),
    })
    .where('id', '=', note.id)
    .where('state', '=', 'due')
    .$if(note.outcome !== 'sent', (messages) => messages.where('attempts', '=', note.attempts))
    .execute();
}
