import type { Transaction } from 'kysely';
import { appendAudit } from '../../accounts/audit/appendAudit.ts';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { findOwnEntry, type EntryRow } from '../entriesRepo.ts';
import { spendUpload } from '../uploads/spendUpload.ts';

export type Replacement = {
  entryId: string;
  userId: string;
  media: MediaTable;
  ticket: string | null;
  at: number;
  network: string;
};

/** `orphans`: objects that nothing shows any more. */
export type Replaced = { kind: 'replaced'; orphans: string[] } | { kind: 'unknown' } | { kind: 'uploadGone' };

/**
 * Gives entries other media. What is approved stays public until staff decide about what was sent in its place; all
 * else is replaced at once (decision D20).
 */
export const replaceMedia: Write<Replacement, Replaced> = async (tx, inputs, context) => {
  const results: Replaced[] = [];
  for (const input of inputs) {
    const { entryId, userId, media, ticket, at, network } = input;
    const entry = await findOwnEntry(tx, entryId, userId);
    if (!entry) {
      results.push({ kind: 'unknown' });
      continue;
    }
    if (ticket !== null && !(await spendUpload(tx, ticket, at))) {
      results.push({ kind: 'uploadGone' });
      continue;
    }
    results.push({ kind: 'replaced', orphans: await show(tx, entry, media, at) });
    const audited = { at, actor: userId, role: 'candidate', action: 'entry.replaced', network } as const;
    await appendAudit(tx, [{ ...audited, subject: entryId }], context);
  }
  return results;
};

async function show(
  tx: Transaction<Schema>,
  entry: EntryRow,
  media: MediaTable,
  at: number,
): Promise<string[]> {
  const isPublic = entry.status === 'approved';
  await tx.insertInto('media').values(media).execute();
  await tx
    .updateTable('entries')
    .set({
      changed_at: at,
      ...(isPublic
        ? { pending_media_id: media.id, pending_status: 'submitted' }
        : {
            live_media_id: media.id,
            status: 'submitted',
            pending_media_id: null,
            pending_status: null,
          }),
    })
    .where('id', '=', entry.id)
    .execute();
  const dropped = isPublic ? [entry.pending_media_id] : [entry.live_media_id, entry.pending_media_id];
  return dropMedia(tx, dropped);
}

/** Forgets media that no entry shows any more; answers what is left of them in the store. */
export async function dropMedia(tx: Transaction<Schema>, ids: readonly (string | null)[]): Promise<string[]> {
  const gone = ids.filter((id) => id !== null);
  if (gone.length === 0) return [];
  const rows = await tx
    .deleteFrom('media')
    .where('id', 'in', gone)
    .returning(['object', 'playable_object', 'poster_object', 'waveform_object'])
    .execute();
  return rows.flatMap((row) => Object.values(row).filter((object) => object !== null));
}
