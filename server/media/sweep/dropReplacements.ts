import type { Write } from '../../platform/writer/write.ts';

/** Deletes replacement records from before `before` (UTC ms): no client retries them any more. */
export const dropReplacements: Write<{ before: number }, number> = async (tx, inputs) => {
  const before = Math.max(...inputs.map((input) => input.before));
  const { numDeletedRows } = await tx
    .deleteFrom('replacements')
    .where('replaced_at', '<', before)
    .executeTakeFirst();
  return inputs.map(() => Number(numDeletedRows));
};
