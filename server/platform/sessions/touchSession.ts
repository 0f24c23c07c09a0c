import type { Write } from '../writer/write.ts';

/** Stores when sessions were last used (`at`, UTC ms). An older time than the stored one changes nothing. */
export const touchSession: Write<{ sessionId: string; at: number }, true> = async (tx, inputs) => {
  for (const { sessionId, at } of inputs)
    await tx
      .updateTable('sessions')
      .set({ last_used_at: at })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', at)
      .execute();
  return inputs.map(() => true);
};
