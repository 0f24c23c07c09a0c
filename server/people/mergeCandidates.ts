import type { Transaction } from 'kysely';
import { lockShown } from '../accounts/changes/shownFields.ts';
import { deleteEntry, deletionRefusal } from '../entries/deletions/deleteEntry.ts';
import { appendAudit } from '../platform/audit/appendAudit.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';

/** Two candidates who are one person: `id` stays, `other` goes. `actor` names the person of the staff, `at` is UTC ms. */
export type Merge = {
  id: string;
  other: string;
  reason: string;
  actor: string;
  organisationId: string;
  network: string;
  at: number;
};

/** The entries of the candidate who goes in competitions where the one who stays has an entry too. */
export async function clashingEntries(
  tx: Transaction<Schema>,
  { id, other }: Pick<Merge, 'id' | 'other'>,
): Promise<string[]> {
  const taken = tx.selectFrom('entries').where('user_id', '=', id).select('competition_id');
  const clashing = tx.selectFrom('entries').where('user_id', '=', other).where('competition_id', 'in', taken);
  return (await clashing.orderBy('id').select('id').execute()).map((entry) => entry.id);
}

/** Whether one of these entries has votes, orders or marks, so that it cannot be deleted. */
export async function hasLastingEntry(
  tx: Transaction<Schema>,
  entries: readonly string[],
  context: WriteContext,
): Promise<boolean> {
  for (const entry of entries) if (await deletionRefusal(tx, entry, context)) return true;
  return false;
}

/**
 * Gives the entries of one candidate to another (decision D252). Where both are in a competition, the entry of the candidate who goes
 * is deleted. The caller erases the account that is left, and with it the files.
 * @returns false if such an entry cannot be deleted; then nothing has changed
 */
export async function mergeCandidates(
  tx: Transaction<Schema>,
  { id, other, reason, actor, organisationId, network, at }: Merge,
  context: WriteContext,
): Promise<boolean> {
  for (const each of [id, other].toSorted()) await lockShown(tx, each, context);
  const clashing = await clashingEntries(tx, { id, other });
  if (await hasLastingEntry(tx, clashing, context)) return false;
  for (const entryId of clashing) await deleteEntry(tx, [{ entryId, reason, actor, at }], context);
  const moved = await tx
    .updateTable('entries')
    .set({ user_id: id, search_text: null })
    .where('user_id', '=', other)
    .returning('id')
    .execute();
  const ended = await tx
    .selectFrom('unsubscriptions')
    .where('user_id', '=', other)
    .select(['organisation_id', 'unsubscribed_at'])
    .execute();
  if (ended.length > 0)
    await tx
      .insertInto('unsubscriptions')
      .values(ended.map((row) => ({ ...row, user_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const line = { at, actor, role: 'staff', network, organisationId, reason } as const;
  const after = {
    merged_with: other,
    entries_moved: moved.length,
    entries_deleted: clashing.length,
  };
  await appendAudit(tx, [{ ...line, action: 'person.merged', subject: id, after }], context);
  return true;
}
