import type { Kysely, Transaction } from 'kysely';
import { hasFeeOrder } from '../../payments/orders/feeOrders.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema, EntriesTable } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { dropMedia } from '../replace/replaceMedia.ts';
import { erasePieces } from '../uploads/piecesRepo.ts';

export type EntryDeletion = OperatorAct & { entryId: string; reason: string };

/**
 * The outcome of a deletion. `unknown`: there is no such entry. The others refuse it. `voted`: the ledger
 * has rows of the entry. `ordered`: it has orders, paid or not. `scored`: the jury has scored it.
 */
export type DeletedEntry =
  | ({ kind: 'deleted' } & ErasedFiles)
  | { kind: 'unknown' | 'voted' | 'ordered' | 'scored' };

/**
 * Deletes entries and their files. Entries with ledger rows, orders or scores are refused. The account
 * stays.
 */
export const deleteEntry: Write<EntryDeletion, DeletedEntry> = async (tx, inputs, context) => {
  const results: DeletedEntry[] = [];
  for (const input of inputs) results.push(await deleteOne(tx, input, context));
  return results;
};

async function deleteOne(
  tx: Transaction<Schema>,
  { entryId, reason, actor, at }: EntryDeletion,
  context: WriteContext,
): Promise<DeletedEntry> {
  const refusal = await deletionRefusal(tx, entryId, context);
  if (refusal) return { kind: refusal };
  const entry = await lockEntry(tx, entryId, context);
  if (!entry) return { kind: 'unknown' };
  const erased = await eraseFiles(tx, entry);
  await tx.deleteFrom('round_entries').where('entry_id', '=', entryId).execute();
  await tx.deleteFrom('entries').where('id', '=', entryId).execute();
  const action = 'entry.deleted';
  const changed = { competitionId: entry.competition_id, before: { status: entry.status } };
  const line = { at, actor, role: 'staff', action, subject: entryId, reason, ...changed } as const;
  await appendAudit(tx, [line], context);
  return { kind: 'deleted', ...erased };
}

/**
 * Why an entry cannot be deleted. It locks the entry's rows in rounds, which votes and orders read `FOR
 * SHARE` first. So a vote is either committed before this lock and found, or finds no entry after it.
 */
export async function deletionRefusal(
  tx: Transaction<Schema>,
  entryId: string,
  { memory }: WriteContext,
): Promise<'voted' | 'ordered' | 'scored' | undefined> {
  if (await hasFeeOrder(tx, entryId)) return 'ordered';
  const places = tx.selectFrom('round_entries').where('entry_id', '=', entryId).select('evaluation');
  const locked = await (memory ? places : places.forUpdate()).execute();
  // The ledger and the orders of votes have no index by entry. They hold only entries of rounds, so without a
  // row there are none.
  if (locked.length === 0) return undefined;
  if (await names(tx, 'ledger', entryId)) return 'voted';
  if (await names(tx, 'orders', entryId)) return 'ordered';
  return locked.some(({ evaluation }) => evaluation !== null) ? 'scored' : undefined;
}

async function names(db: Kysely<Schema>, table: 'ledger' | 'orders', entryId: string): Promise<boolean> {
  const rows = db.selectFrom(table).where('entry_id', '=', entryId).select('entry_id').limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}

function lockEntry(tx: Transaction<Schema>, entryId: string, { memory }: WriteContext) {
  const entry = tx
    .selectFrom('entries')
    .where('id', '=', entryId)
    .select(['id', 'competition_id', 'status', 'live_media_id', 'pending_media_id']);
  return (memory ? entry : entry.forUpdate()).executeTakeFirst();
}

/** Tables whose rows go with an entry. */
const ofEntries = [
  'uploads',
  'replacements',
  'entry_messages',
  'corrections',
  'entry_decisions',
  'entry_claims',
  'entry_notes',
  'identity_reveals',
  'message_recipients',
] as const;

/** What was erased. `objects` are keys in the object store that no row names any more. */
type ErasedFiles = { documents: number; objects: string[] };

/**
 * Erases the rows of an entry's recordings, identity document, uploads and messages. The caller removes the
 * objects from the store.
 */
export async function eraseFiles(
  tx: Transaction<Schema>,
  { id, live_media_id, pending_media_id }: Pick<EntriesTable, 'id' | 'live_media_id' | 'pending_media_id'>,
): Promise<ErasedFiles> {
  const documents = await tx
    .deleteFrom('identity_documents')
    .where('entry_id', '=', id)
    .returning('object')
    .execute();
  const nothing = {
    live_media_id: null,
    pending_media_id: null,
    pending_status: null,
    signup_key_hash: null,
    decision_reason: null,
    decision_reason_en: null,
    pending_reason: null,
    pending_reason_en: null,
  };
  await tx.updateTable('entries').set(nothing).where('id', '=', id).execute();
  const pieces = await erasePieces(tx, 'entry_id', id);
  for (const table of ofEntries) await tx.deleteFrom(table).where('entry_id', '=', id).execute();
  await tx.updateTable('identity_verdicts').set({ note: null }).where('entry_id', '=', id).execute();
  const media = await dropMedia(tx, [live_media_id, pending_media_id]);
  return {
    documents: documents.length,
    objects: [...documents.map(({ object }) => object), ...media, ...pieces],
  };
}
