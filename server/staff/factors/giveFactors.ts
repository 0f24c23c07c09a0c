import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The first factors of a person. `secret` is sealed; `step` is that of the code that proved it. */
export type FirstFactors = {
  authenticator: { id: string; secret: string; step: number };
  recoveryHashes: readonly string[];
};

/** Gives a person without any factor an authenticator app and recovery codes. @param at UTC ms */
export async function giveFactors(
  tx: Transaction<Schema>,
  staff_id: string,
  { authenticator: { id, secret, step }, recoveryHashes }: FirstFactors,
  at: number,
): Promise<void> {
  await tx
    .insertInto('staff_authenticators')
    .values({ id, staff_id, secret, last_step: step, created_at: at })
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((code_hash) => ({ staff_id, code_hash })))
    .execute();
}
