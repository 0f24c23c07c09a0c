import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Nonce } from './passkeyNonce.ts';

/** Spent nonces stay for this long (ms) after their end: the clocks of two nodes may differ. */
const KEPT_MS = 3_600_000;

/** Spends a nonce. @returns whether it was not spent before; of two nodes at once, one gets true */
export async function spendNonce(
  tx: Transaction<Schema>,
  { nonce, expiresAt: expires_at }: Nonce,
  at: number,
): Promise<boolean> {
  await tx
    .deleteFrom('spent_passkey_nonces')
    .where('expires_at', '<', at - KEPT_MS)
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spent_passkey_nonces')
    .values({ nonce, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
