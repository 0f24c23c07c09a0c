import type { Transaction } from 'kysely';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addressColumns, queueMessages } from '../messages/queueMessages.ts';
import { endAccess } from './endAccess.ts';

export type Replacement = {
  userId: string;
  /** The new hash. */
  password: string;
  /** Hash of the browser that proved to be the owner's. */
  device: string | null;
  language: OutboxTable['language'];
  at: number;
};

/** Sets a password; every session ends, every other device becomes unknown, and the owner gets a message. */
export async function replacePassword(tx: Transaction<Schema>, replacement: Replacement): Promise<void> {
  const { userId, password, device, language, at } = replacement;
  const account = await tx
    .updateTable('accounts')
    .set({ password })
    .where('user_id', '=', userId)
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
  await endAccess(tx, { userId, device, at });
  await queueMessages(
    tx,
    { user_id: userId, kind: 'password_changed', language, link_id: null, created_at: at },
    account,
  );
}
