import type { Kysely } from 'kysely';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { claimEnd, isUnclaimed } from '../../platform/leases/claims.ts';
import type { Write } from '../../platform/writer/write.ts';

const dueMessages = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('outbox').where('state', '=', 'due').where('next_try_at', '<=', now);

/** Whether a message is due at `now` (UTC ms); a read, so that idle nodes write nothing. */
export async function hasDueMessage(db: Kysely<Schema>, now: number): Promise<boolean> {
  return (await dueMessages(db, now).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Claims the message that has waited longest at `now` (UTC ms); null when processes work on all that are due. `attempts`
 * counts this try, and names the claim: each claim raises it.
 */
export const claimMessage: Write<number, OutboxTable | null> = async (tx, inputs, context) => {
  const claimed: (OutboxTable | null)[] = [];
  for (const now of inputs) {
    const free = await dueMessages(tx, now)
      .where(isUnclaimed(context, now))
      .orderBy('next_try_at')
      .limit(1)
      .select('id')
      .$if(!context.memory, (messages) => messages.forUpdate().skipLocked())
      .executeTakeFirst();
    const row =
      free &&
      (await tx
        .updateTable('outbox')
        .set((message) => ({
          claimed_until: claimEnd(context, now),
          attempts: message('attempts', '+', 1),
        }))
        .where('id', '=', free.id)
        .returningAll()
        .executeTakeFirstOrThrow());
    claimed.push(row ?? null);
  }
  return claimed;
};
