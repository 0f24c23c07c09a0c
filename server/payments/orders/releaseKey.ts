import type { Write } from '../../platform/writer/write.ts';
import { KEY_SCOPE } from './idempotencyRepo.ts';

/**
 * Ends a process's claims on keys after the gateway failed. The caller's next try, on any node, then need
 * not wait.
 */
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
