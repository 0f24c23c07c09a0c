import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { lockOwnEntry } from '../lockOwnEntry.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import type { NewIdentity } from '../signup/registerEntry.ts';
import { closeCorrection } from './correctionsRepo.ts';

export type DocumentReplacement = {
  entryId: string;
  userId: string;
  identity: NewIdentity;
  /** From when (UTC ms) the new document is to be deleted, where there was none before. */
  identityUntil: number;
  at: number;
  network: string;
  /** The language of the form's page. */
  language: Language;
};

/**
 * The outcome. `orphans`: keys of documents that no row names any more. `closed`: no document is asked for, the time for it is
 * over, or the entry was withdrawn.
 */
export type ReplacedDocument =
  | { kind: 'replaced'; orphans: string[]; replayed: boolean }
  | { kind: 'unknown' | 'closed' };

/**
 * Gives entries other identity documents, as staff asked. The earlier one and its key are deleted; its lines in the audit
 * stay (decision D74). The same file again, after it was taken, changes nothing.
 */
export const replaceDocument: Write<DocumentReplacement, ReplacedDocument> = async (tx, inputs, context) => {
  const results: ReplacedDocument[] = [];
  for (const input of inputs) results.push(await replaceOne(tx, input, context));
  return results;
};

async function replaceOne(
  tx: Transaction<Schema>,
  { entryId, userId, identity, identityUntil, at, network, language }: DocumentReplacement,
  context: WriteContext,
): Promise<ReplacedDocument> {
  const entry = await lockOwnEntry(tx, { entryId, userId }, context);
  if (!entry) return { kind: 'unknown' };
  const before = await tx
    .selectFrom('identity_documents')
    .where('entry_id', '=', entryId)
    .select(['object', 'sha256', 'delete_after'])
    .executeTakeFirst();
  if (entry.withdrawn_at !== null || !(await closeCorrection(tx, { entryId, part: 'document', at })))
    return before?.sha256 === identity.sha256
      ? { kind: 'replaced', orphans: [], replayed: true }
      : { kind: 'closed' };
  await tx.deleteFrom('identity_documents').where('entry_id', '=', entryId).execute();
  await tx
    .insertInto('identity_documents')
    .values({ ...identity, entry_id: entryId, delete_after: before?.delete_after ?? identityUntil })
    .execute();
  await tx.updateTable('entries').set({ language, changed_at: at }).where('id', '=', entryId).execute();
  await queueEntryMessage(tx, { entryId, kind: 'document_replaced', at });
  const sent = { at, actor: userId, role: 'candidate', network, subject: entryId } as const;
  const gone = { at, actor: null, role: 'system', subject: entryId, reason: 'superseded' } as const;
  await appendAudit(
    tx,
    [
      { ...sent, action: 'entry.document_replaced' },
      ...(before ? [{ ...gone, action: 'identity_document_deleted' }] : []),
    ],
    context,
  );
  return { kind: 'replaced', orphans: before ? [before.object] : [], replayed: false };
}
