import type { Write } from '../../platform/writer/write.ts';
import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { replacePassword, type Replacement } from './replacePassword.ts';

/** `current`: the hash that the current password matched. */
export type PasswordChange = Replacement & { current: string; attempt: Charge; network: string };

/** Changes passwords; false where the password has changed meanwhile. */
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
