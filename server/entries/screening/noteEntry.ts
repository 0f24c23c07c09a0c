import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { competitionOf } from '../../platform/audit/competitionOf.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';

/** A note that staff write; `id` is made by the page, so that it can be sent again. `at`: UTC ms. */
export type EntryNote = { id: string; entryId: string; staffId: string; text: string; at: number };

/** Keeps notes about entries. The audit says that there is one, not what it says. @returns false for an unknown entry */
export const noteEntry: Write<EntryNote, boolean> = async (tx, inputs, context) => {
  const noted: boolean[] = [];
  for (const input of inputs) noted.push(await keepNote(tx, input, context));
  return noted;
};

async function keepNote(
  tx: Transaction<Schema>,
  { id, entryId, staffId, text, at }: EntryNote,
  context: WriteContext,
): Promise<boolean> {
  const entry = await tx.selectFrom('entries').where('id', '=', entryId).select('id').executeTakeFirst();
  if (!entry) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('entry_notes')
    .values({ id, entry_id: entryId, text, written_by: staffId, written_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return true;
  const competitionId = await competitionOf(tx, entryId);
  const line = { at, actor: staffId, role: 'staff', action: 'entry.noted', subject: entryId } as const;
  await appendAudit(tx, [{ ...line, competitionId }], context);
  return true;
}
