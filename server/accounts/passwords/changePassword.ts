import type { Transaction } from 'kysely';
import type { Write } from '../../platform/writer/write.ts';
import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addressColumns, queueMessages } from '../messages/outboxRepo.ts';
import { replaceLinks } from '../links/linksRepo.ts';
import { forgetDevices } from '../login/knownDevices.ts';

/** A password to change. `current`: the hash that the typed current password matched. */
export type PasswordChange = Replacement & { current: string; attempt: Charge; network: string };

/** Changes passwords; false if the password has changed or the account was suspended meanwhile. */
export const changePassword: Write<PasswordChange, boolean> = async (tx, inputs, context) => {
  const changed: boolean[] = [];
  for (const { current, attempt, network, ...replacement } of inputs) {
    const { userId, at } = replacement;
    const account = await tx
      .selectFrom('accounts')
      .where('user_id', '=', userId)
      .where('password', '=', current)
      .where('suspended_at', 'is', null)
      .select('user_id')
      .executeTakeFirst();
    changed.push(account !== undefined);
    if (!account) continue;
    await replacePassword(tx, replacement);
    await giveBackAttempt(tx, attempt);
    const entry = { at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: 'password.changed', subject: userId }], context);
  }
  return changed;
};

export type Replacement = {
  userId: string;
  /** The hash of the new password. */
  password: string;
  /** The hash of the id of the browser in use, which stays known; null without one. */
  device: string | null;
  language: OutboxTable['language'];
  at: number;
};

/**
 * Sets a password. All sessions and links end, all devices but one become unknown, and the owner gets a
 * message.
 */
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

/**
 * Ends all access that an old password gave: sessions, open links, and known devices except `device`.
 * @param at UTC ms
 */
export async function endAccess(
  tx: Transaction<Schema>,
  { userId, device, at }: { userId: string; device: string | null; at: number },
): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await forgetDevices(tx, userId, device);
  await replaceLinks(tx, userId, at);
}
