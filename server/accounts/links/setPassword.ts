import type { Transaction } from 'kysely';
import type { PasswordLinksTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { knowDevice } from '../login/knownDevices.ts';
import { replacePassword, type Replacement } from '../passwords/replacePassword.ts';
import type { SentLink } from './linkToken.ts';
import { findLink, linkState, type LinkState } from './linksRepo.ts';
import { verifyAccount } from './verifyAccount.ts';

export type PasswordToSet = Omit<Replacement, 'userId' | 'device'> & {
  link: SentLink;
  device: string;
  network: string;
};

/**
 * `set`, or why the link does not work. `taken`: another account with the same civil id or e-mail was verified
 * first.
 */
export type SetPassword = 'set' | 'unknown' | 'taken' | Exclude<LinkState, 'open'>;

/** Sets passwords by link, each link once, and verifies the contact that the link was sent to. */
export const setPassword: Write<PasswordToSet, SetPassword> = async (tx, inputs, context) => {
  const results: SetPassword[] = [];
  for (const input of inputs) {
    const link = await takeLink(tx, input);
    results.push(typeof link === 'string' ? link : 'set');
    if (typeof link === 'string') continue;
    const { link: sent, network, ...rest } = input;
    const { user_id: userId } = link;
    await tx.updateTable('password_links').set({ used_at: input.at }).where('id', '=', sent.id).execute();
    await replacePassword(tx, { ...rest, userId });
    await knowDevice(tx, { user_id: userId, device: input.device, last_used_at: input.at });
    const entry = { at: input.at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: `password.${link.purpose}`, subject: sent.id }], context);
  }
  return results;
};

async function takeLink(
  tx: Transaction<Schema>,
  { link: { id, channel }, at }: PasswordToSet,
): Promise<PasswordLinksTable | Exclude<SetPassword, 'set'>> {
  const link = await findLink(tx, id);
  if (!link) return 'unknown';
  const state = linkState(link, at);
  if (state !== 'open') return state;
  return (await verifyAccount(tx, { userId: link.user_id, channel, at })) ? link : 'taken';
}
