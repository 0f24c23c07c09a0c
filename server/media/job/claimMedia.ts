import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Write } from '../../platform/writer/write.ts';

/** Instants in UTC ms. A claim is a lease until `until`; `holdMedia` extends it. */
export type MediaClaim = { id: string; now: number; until: number };
export type ClaimedMedia = MediaTable;

/** Leases due media to one worker; null for media that another worker has claimed or finished meanwhile. */
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

/** Extends a lease; false where another worker has claimed the media since. */
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
