import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Write } from '../../platform/writer/write.ts';

/** An identity document whose object is removed. `at` in UTC ms. */
export type DroppedIdentity = { id: string; at: number };

/** Deletes the row of a document with its key, and appends to the audit. */
export const dropIdentity: Write<DroppedIdentity, boolean> = async (tx, inputs, context) => {
  const dropped: boolean[] = [];
  for (const { id, at } of inputs) {
    const row = await tx
      .deleteFrom('identity_documents')
      .where('id', '=', id)
      .returning('entry_id')
      .executeTakeFirst();
    if (row)
      await appendAudit(
        tx,
        [{ at, actor: null, role: 'system', action: 'identity_document_deleted', subject: row.entry_id }],
        context,
      );
    dropped.push(row !== undefined);
  }
  return dropped;
};
