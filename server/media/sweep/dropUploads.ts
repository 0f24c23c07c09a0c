import type { Write } from '../../platform/writer/write.ts';

/** Deletes rows of uploads that expired before `before` (UTC ms), used or not. */
export const dropUploads: Write<{ before: number }, number> = async (tx, inputs) => {
  const before = Math.max(...inputs.map((input) => input.before));
  const { numDeletedRows } = await tx
    .deleteFrom('uploads')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return inputs.map(() => Number(numDeletedRows));
};
