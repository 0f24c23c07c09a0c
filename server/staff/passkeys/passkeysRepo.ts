import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A passkey as browsers name it. */
export type KnownCredential = { id: string; transports: string[] };

/** A person's passkeys, the newest last. */
export const listPasskeys = (db: Kysely<Schema>, staffId: string) =>
  readable(
    db
      .selectFrom('staff_passkeys')
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .orderBy('id')
      .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
      .execute(),
  );

/** A person's passkeys as browsers name them. */
export async function credentialsOf(db: Kysely<Schema>, staffId: string): Promise<KnownCredential[]> {
  const own = await listPasskeys(db, staffId);
  return own.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(' ').filter((each) => each !== ''),
  }));
}

/** The passkey of a signature, and whose it is; undefined for one that nobody has. */
export const findPasskey = (db: Kysely<Schema>, credentialId: string) =>
  readable(
    db
      .selectFrom('staff_passkeys')
      .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
      .where('credential_id', '=', credentialId)
      .select(['staff_passkeys.id', 'staff_id', 'email_key', 'credential_id', 'public_key', 'counter'])
      .executeTakeFirst(),
  );

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Whether a nonce was signed and accepted before. */
export async function isSpent(db: Kysely<Schema>, nonce: string): Promise<boolean> {
  const row = await readable(
    db.selectFrom('spent_passkey_nonces').where('nonce', '=', nonce).select('nonce').executeTakeFirst(),
  );
  return row !== undefined;
}
