import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';

/**
 * Deletes rows of recordings from before `before` (UTC ms) that no entry names, and no later decision could give back to
 * one. Their objects have no row then, and are swept.
 */
export const dropMedia: Write<{ before: number }, number> = async (tx, inputs) => {
  const dropped: number[] = [];
  for (const { before } of inputs) {
    const { numDeletedRows } = await tx
      .deleteFrom('media')
      .where('created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entries')
              .where((entry) =>
                entry.or([
                  entry('entries.live_media_id', '=', entry.ref('media.id')),
                  entry('entries.pending_media_id', '=', entry.ref('media.id')),
                ]),
              )
              .select('entries.id'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entry_decisions')
              .whereRef('entry_decisions.former_media_id', '=', 'media.id')
              .where('entry_decisions.decided_at', '>=', before)
              .select('entry_decisions.id'),
          ),
        ),
      )
      .executeTakeFirst();
    dropped.push(Number(numDeletedRows));
  }
  return dropped;
};

/** An identity document whose object has been removed. `at` in UTC ms. */
export type DroppedIdentity = { id: string; at: number };

/** Deletes the rows of identity documents, and with them their keys, and appends to the audit. */
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

/**
 * Deletes the records of replacements from before `before` (UTC ms), which no client sends again any more.
 */
export const dropReplacements: Write<{ before: number }, number> = async (tx, inputs) => {
  const before = Math.max(...inputs.map((input) => input.before));
  const { numDeletedRows } = await tx
    .deleteFrom('replacements')
    .where('replaced_at', '<', before)
    .executeTakeFirst();
  return inputs.map(() => Number(numDeletedRows));
};

/**
 * Deletes the rows of uploads that expired before `before` (UTC ms), used or not. Also deletes the rows of
 * pieces of uploads that are used or unknown. Their objects have no row then, and are swept.
 */
export const dropUploads: Write<{ before: number }, number> = async (tx, inputs) => {
  const before = Math.max(...inputs.map((input) => input.before));
  const { numDeletedRows } = await tx
    .deleteFrom('uploads')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  await tx
    .deleteFrom('upload_pieces')
    .where('upload_id', 'not in', tx.selectFrom('uploads').where('used_at', 'is', null).select('id'))
    .execute();
  return inputs.map(() => Number(numDeletedRows));
};
