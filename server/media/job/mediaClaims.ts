import type { Transaction } from 'kysely';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Write } from '../../platform/writer/write.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A claim of a recording from `now` until `until` (UTC ms); `holdMedia` extends it. */
export type MediaClaim = { id: string; now: number; until: number };
export type ClaimedMedia = MediaTable;

/**
 * Claims due recordings for a worker; null for one that another worker has claimed or finished meanwhile.
 */
export const claimMedia: Write<MediaClaim, ClaimedMedia | null> = async (tx, claims) => {
  const claimed: (ClaimedMedia | null)[] = [];
  for (const { id, now, until } of claims) {
    const row = await tx
      .updateTable('media')
      .set((media) => ({ attempts: media('attempts', '+', 1), next_attempt_at: until }))
      .where('id', '=', id)
      .where('next_attempt_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    claimed.push(row ?? null);
  }
  return claimed;
};

export type MediaHold = { id: string; attempts: number; until: number };

/** Extends claims; false for one that another worker has claimed since, or whose job is done. */
export const holdMedia: Write<MediaHold, boolean> = async (tx, holds) => {
  const held: boolean[] = [];
  for (const { id, attempts, until } of holds) {
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set({ next_attempt_at: until })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_attempt_at', 'is not', null)
      .executeTakeFirst();
    held.push(numUpdatedRows > 0n);
  }
  return held;
};

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

/**
 * A step of the media job to store. `attempts` identifies the claim: under an older claim it is not stored.
 */
export type MediaNote = {
  id: string;
  attempts: number;
  change: MediaChange;
  /**
   * Whether the check has ended, with either result. Entries that waited for it then wait for staff
   * (decision D20).
   */
  isChecked: boolean;
  /** UTC ms. */
  at: number;
};

/** A recording that could not be made playable. `at` in UTC ms. */
export type FailedMedia = { mediaId: string; at: number };
export type OnFailedMedia = (tx: Transaction<Schema>, failed: FailedMedia) => Promise<void>;

/**
 * A write that stores steps of the media job; false for one whose claim is not valid any more.
 * @param onFailed runs in the same transaction as the note of a failure
 */
export const noteMediaOf =
  (onFailed: OnFailedMedia): Write<MediaNote, boolean> =>
  async (tx, notes) => {
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
      if (numUpdatedRows > 0n && change.state === 'failed') await onFailed(tx, { mediaId: id, at });
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
