import type { Write } from '../../platform/writer/write.ts';
import { LINKS_KEPT_MS } from '../../accounts/sweepAccounts.ts';

/** Deletes messages about entries that were sent or dropped as long before `now` (UTC ms) as those of accounts. */
export const sweepEntryMessages: Write<number, true> = async (tx, inputs) => {
  const before = Math.max(...inputs) - LINKS_KEPT_MS;
  await tx.deleteFrom('entry_messages').where('state', '<>', 'due').where('done_at', '<=', before).execute();
  return inputs.map(() => true);
};
