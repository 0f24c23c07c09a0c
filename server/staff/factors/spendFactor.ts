import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A code of the authenticator app that was right. */
export type SpentCode = { kind: 'code'; id: string; step: number };

/** A code or recovery code that was right; the write that follows spends it. */
export type SpentFactor = SpentCode | { kind: 'recovery'; hash: string };

/** Spends a code. @returns whether it was not spent before */
export async function spendFactor(
  tx: Transaction<Schema>,
  staffId: string,
  factor: SpentFactor,
  at: number,
): Promise<boolean> {
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
