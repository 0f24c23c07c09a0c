import type { Write } from '../../platform/writer/write.ts';

/** Deletes unused uploads; false for an upload that is unknown or used. */
export const dropUpload: Write<string, boolean> = async (tx, ids) => {
  const dropped: boolean[] = [];
  for (const id of ids) {
    const { numDeletedRows } = await tx
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    dropped.push(numDeletedRows > 0n);
  }
  return dropped;
};
