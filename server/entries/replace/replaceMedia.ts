import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { closeCorrection } from '../corrections/correctionsRepo.ts';
import { type EntryRow, findReplacement } from '../entriesRepo.ts';
import { lockOwnEntry } from '../lockOwnEntry.ts';
import { dropNews } from '../decisions/dropNews.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import { spendUpload } from '../uploads/uploadsRepo.ts';

export type Replacement = {
  entryId: string;
  userId: string;
  media: MediaTable;
  ticket: string | null;
  /** The hash of the entry with its ticket or key; null for a form with neither. */
  keyHash: string | null;
  at: number;
  network: string;
  /** The language of the form's page. */
  language: Language;
};

/**
 * The outcome of a replacement. `orphans`: keys of objects that no row names any more. `uploadGone`: the
 * upload was used or has expired. `withdrawn`: the entry was. `otherFile`: the key was used for another file before.
 */
export type Replaced =
  | { kind: 'replaced'; orphans: string[]; replayed: boolean }
  | { kind: 'unknown' | 'withdrawn' | 'uploadGone' | 'otherFile' };

/**
 * Gives entries other recordings. An approved recording counts until staff decide about the new one;
 * others are replaced at once (decision D20). Repeated forms with the same hash make one replacement.
 */
export const replaceMedia: Write<Replacement, Replaced> = async (tx, inputs, context) => {
  const results: Replaced[] = [];
  for (const input of inputs) results.push(await replaceOne(tx, input, context));
  return results;
};

async function replaceOne(
  tx: Transaction<Schema>,
  { entryId, userId, media, ticket, keyHash, at, network, language }: Replacement,
  context: WriteContext,
): Promise<Replaced> {
  const entry = await lockOwnEntry(tx, { entryId, userId }, context);
  if (!entry) return { kind: 'unknown' };
  const known = keyHash === null ? undefined : await findReplacement(tx, keyHash);
  if (known)
    return known.sha256 === media.sha256
      ? { kind: 'replaced', orphans: [], replayed: true }
      : { kind: 'otherFile' };
  if (entry.withdrawn_at !== null) return { kind: 'withdrawn' };
  if (ticket !== null && !(await spendUpload(tx, ticket, at))) return { kind: 'uploadGone' };
  const orphans = await showMedia(tx, entry, media, { at, language });
  if (keyHash !== null) {
    const taken = { key_hash: keyHash, entry_id: entryId, sha256: media.sha256, replaced_at: at };
    await tx.insertInto('replacements').values(taken).execute();
  }
  const audited = { at, actor: userId, role: 'candidate', action: 'entry.replaced', network } as const;
  await appendAudit(tx, [{ ...audited, subject: entryId }], context);
  await closeCorrection(tx, { entryId, part: 'media', at });
  await dropNews(tx, entryId, at);
  await queueEntryMessage(tx, { entryId, kind: 'recording_replaced', at });
  return { kind: 'replaced', orphans, replayed: false };
}

async function showMedia(
  tx: Transaction<Schema>,
  entry: EntryRow,
  media: MediaTable,
  { at, language }: Pick<Replacement, 'at' | 'language'>,
): Promise<string[]> {
  const isPublic = entry.status === 'approved';
  await tx.insertInto('media').values(media).execute();
  await tx
    .updateTable('entries')
    .set({
      changed_at: at,
      language,
      pending_reason: null,
      pending_reason_en: null,
      ...(isPublic
        ? { pending_media_id: media.id, pending_status: 'submitted' }
        : {
            live_media_id: media.id,
            status: 'submitted',
            decision_reason: null,
            decision_reason_en: null,
            pending_media_id: null,
            pending_status: null,
          }),
    })
    .where('id', '=', entry.id)
    .execute();
  const dropped = isPublic ? [entry.pending_media_id] : [entry.live_media_id, entry.pending_media_id];
  return dropMedia(tx, dropped);
}

/**
 * Deletes the rows of recordings that no entry names any more, and returns the keys of their objects for
 * removal.
 */
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
