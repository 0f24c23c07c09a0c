import { oneByOne } from '../../platform/writer/oneByOne.ts';

/** Notes that the person of an erasure is erased; `at` is UTC ms. */
export const endErasure = oneByOne(async (tx, { id, at }: { id: string; at: number }): Promise<void> => {
  await tx.updateTable('erasures').set({ done_at: at }).where('id', '=', id).execute();
});
