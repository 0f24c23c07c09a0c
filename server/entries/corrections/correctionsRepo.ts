import type { Kysely, Transaction } from 'kysely';
import type { CorrectionsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type CorrectionPart = CorrectionsTable['part'];

/** The open corrections of some entries, those that are due first at the front; late ones too. */
export async function findOpenCorrections(
  db: Kysely<Schema>,
  entryIds: readonly string[],
): Promise<CorrectionsTable[]> {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom('corrections')
    .where('entry_id', 'in', entryIds)
    .where('state', '=', 'open')
    .orderBy('due_at')
    .selectAll()
    .execute();
}

export type AskedPart = Pick<CorrectionsTable, 'entry_id' | 'part' | 'reason' | 'due_at'> & {
  /** The time zone of the event. */
  zone: string;
};

/**
 * The open corrections of all entries, those that are due first at the front; late ones too.
 * @param entryId only those of this entry
 */
export function listOpenCorrections(db: Kysely<Schema>, entryId?: string): Promise<AskedPart[]> {
  const open = db
    .selectFrom('corrections')
    .innerJoin('entries', 'entries.id', 'corrections.entry_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('corrections.state', '=', 'open')
    .orderBy('corrections.due_at')
    .select(['entry_id', 'part', 'corrections.reason', 'due_at', 'events.zone']);
  return (entryId === undefined ? open : open.where('entry_id', '=', entryId)).execute();
}

/** Whether a document was ever asked for, so that a form with one may be expected or repeated. */
export async function wasDocumentAsked(db: Kysely<Schema>, entryId: string): Promise<boolean> {
  const asked = db.selectFrom('corrections').where('entry_id', '=', entryId).where('part', '=', 'document');
  return (await asked.select('id').executeTakeFirst()) !== undefined;
}

/**
 * Marks the open correction of a part as sent, if its time is not over at `at` (UTC ms), in the caller's transaction.
 * @returns whether there was one
 */
export async function closeCorrection(
  tx: Transaction<Schema>,
  { entryId, part, at }: { entryId: string; part: CorrectionPart; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('corrections')
    .set({ state: 'sent', closed_at: at })
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('state', '=', 'open')
    .where('due_at', '>', at)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await endWait(tx, entryId);
  return numUpdatedRows > 0n;
}

/** Puts an entry back into the queue of screeners, if it waited for its corrections and none is open any more. */
async function endWait(tx: Transaction<Schema>, entryId: string): Promise<void> {
  const open = tx.selectFrom('corrections').where('entry_id', '=', entryId).where('state', '=', 'open');
  await tx
    .updateTable('entries')
    .set({ held_at: null, held_until: null })
    .where('id', '=', entryId)
    .where('held_until', 'is not', null)
    .where((eb) => eb.not(eb.exists(open.select('id'))))
    .execute();
}

/** Marks the open corrections of a candidate's details as sent, after the profile changed. `at` in UTC ms. */
export async function closeDetails(
  tx: Transaction<Schema>,
  { userId, at }: { userId: string; at: number },
): Promise<void> {
  const entries = await tx.selectFrom('entries').where('user_id', '=', userId).select('id').execute();
  for (const { id } of entries) await closeCorrection(tx, { entryId: id, part: 'details', at });
}
