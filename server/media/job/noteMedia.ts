import type { Transaction } from 'kysely';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';

export type MediaChange = Partial<
  Pick<
    MediaTable,
    | 'state'
    | 'duration_ms'
    | 'width'
    | 'height'
    | 'playable_object'
    | 'poster_object'
    | 'waveform_object'
    | 'attempts'
    | 'next_attempt_at'
  >
>;

/** A result of the media job. `attempts` identifies the claim: a later claim invalidates it. */
export type MediaNote = {
  id: string;
  attempts: number;
  change: MediaChange;
  /** The check has ended: entries that waited for it now wait for staff (decision D20). */
  isChecked: boolean;
  /** UTC ms. */
  at: number;
};

/** Stores results; false where the worker's claim is no longer valid. */
export const noteMedia: Write<MediaNote, boolean> = async (tx, notes) => {
  const noted: boolean[] = [];
  for (const { id, attempts, change, isChecked, at } of notes) {
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set(change)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_attempt_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && isChecked) await handToStaff(tx, id, at);
    noted.push(numUpdatedRows > 0n);
  }
  return noted;
};

async function handToStaff(tx: Transaction<Schema>, mediaId: string, at: number): Promise<void> {
  await tx
    .updateTable('entries')
    .set({ status: 'pending', changed_at: at })
    .where('live_media_id', '=', mediaId)
    .where('status', '=', 'submitted')
    .execute();
  await tx
    .updateTable('entries')
    .set({ pending_status: 'pending', changed_at: at })
    .where('pending_media_id', '=', mediaId)
    .where('pending_status', '=', 'submitted')
    .execute();
}
