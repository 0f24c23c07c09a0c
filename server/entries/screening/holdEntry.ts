import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { foreignClaim } from './foreignClaim.ts';
import { putAside } from './putAside.ts';

/** Puts an entry aside, or back into the queue. `at`: UTC ms. */
export type EntryHold = { entryId: string; staffId: string; isHeld: boolean; at: number };

/** `claimed`: another screener works on it. `decided`: it waits for no decision any more. */
export type HeldEntry = 'done' | 'unknown' | 'claimed' | 'decided';

/** Puts entries aside for later, or back. Who put one aside works on it no longer. */
export const holdEntry: Write<EntryHold, HeldEntry> = async (tx, inputs, context) => {
  const held: HeldEntry[] = [];
  for (const input of inputs) held.push(await hold(tx, input, context));
  return held;
};

async function hold(
  tx: Transaction<Schema>,
  { entryId, staffId, isHeld, at }: EntryHold,
  context: WriteContext,
): Promise<HeldEntry> {
  const query = tx
    .selectFrom('entries')
    .where('id', '=', entryId)
    .select(['competition_id', 'status', 'pending_status', 'held_at', 'held_until']);
  const entry = await (context.memory ? query : query.forUpdate()).executeTakeFirst();
  if (!entry) return 'unknown';
  if (await foreignClaim(tx, { entryId, staffId, at })) return 'claimed';
  if (entry.status !== 'pending' && entry.pending_status !== 'pending') return 'decided';
  const wasHeld = entry.held_at !== null && (entry.held_until === null || entry.held_until > at);
  if (wasHeld === isHeld) return 'done';
  await putAside(tx, entryId, isHeld ? at : null);
  const action = isHeld ? 'entry.held' : 'entry.released';
  const line = { at, actor: staffId, role: 'staff', action, subject: entryId } as const;
  await appendAudit(tx, [{ ...line, competitionId: entry.competition_id }], context);
  return 'done';
}
