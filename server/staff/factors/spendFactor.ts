import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Nonce } from '../passkeys/passkeyNonce.ts';
import { spendNonce } from '../passkeys/spendNonce.ts';

/** A code of the authenticator app that was right. */
export type SpentCode = { kind: 'code'; id: string; step: number };

/** A signature of a passkey that was right. */
export type SpentPasskey = Nonce & { kind: 'passkey'; id: string; counter: number };

/** A code, recovery code or signature that was right; the write that follows spends it. */
export type SpentFactor = SpentCode | SpentPasskey | { kind: 'recovery'; hash: string };

/** Spends a code or a signature. @returns whether it was not spent before */
export async function spendFactor(
  tx: Transaction<Schema>,
  staffId: string,
  factor: SpentFactor,
  at: number,
): Promise<boolean> {
  if (factor.kind === 'passkey')
    return (await spendNonce(tx, factor, at)) && (await countPasskey(tx, staffId, factor, at));
  const { numUpdatedRows } =
    factor.kind === 'code'
      ? await tx
          .updateTable('staff_authenticators')
          .set({ last_step: factor.step })
          .where('id', '=', factor.id)
          .where('last_step', '<', factor.step)
          .executeTakeFirst()
      : await tx
          .updateTable('recovery_codes')
          .set({ used_at: at })
          .where('staff_id', '=', staffId)
          .where('code_hash', '=', factor.hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the counter of a passkey. @returns false if the passkey was removed meanwhile, or has counted further */
async function countPasskey(
  tx: Transaction<Schema>,
  staffId: string,
  { id, counter }: SpentPasskey,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    // A passkey that lives on several devices does not count: it always says 0.
    .where('counter', counter === 0 ? '<=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
