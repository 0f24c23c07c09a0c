import type { Write } from '../../platform/writer/write.ts';
import { KEY_SCOPE } from './idempotencyRepo.ts';

/** Ends the claims of a process on a key, so that the caller's next try need not wait, on whichever node. */
export const releaseKey: Write<{ key: string; claimant: string }, null> = async (tx, inputs) => {
  for (const { key, claimant } of inputs)
    await tx
      .updateTable('idempotency')
      .set({ claimed_until: null, claimed_by: null })
      .where('scope', '=', KEY_SCOPE)
      .where('key', '=', key)
      .where('claimed_by', '=', claimant)
      .execute();
  return inputs.map(() => null);
};
