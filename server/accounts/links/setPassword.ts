import type { Transaction } from 'kysely';
import type { PasswordLinksTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../audit/appendAudit.ts';
import { knowDevice } from '../login/knownDevices.ts';
import { replacePassword, type Replacement } from '../passwords/replacePassword.ts';
import { findLink, linkState, type LinkState } from './linksRepo.ts';

export type PasswordToSet = Omit<Replacement, 'userId' | 'device'> & {
  linkId: string;
  device: string;
  network: string;
};

/** `set`, or why the link does not work. */
export type SetPassword = 'set' | 'unknown' | Exclude<LinkState, 'open'>;

/** Sets passwords by link, each link once. */
export const setPassword: Write<PasswordToSet, SetPassword> = async (tx, inputs, context) => {
  const results: SetPassword[] = [];
  for (const input of inputs) {
    const link = await openLink(tx, input);
    results.push(typeof link === 'string' ? link : 'set');
    if (typeof link === 'string') continue;
    const { linkId, network, ...rest } = input;
    const { user_id: userId } = link;
    await tx.updateTable('password_links').set({ used_at: input.at }).where('id', '=', linkId).execute();
    await replacePassword(tx, { ...rest, userId });
    await knowDevice(tx, { user_id: userId, device: input.device, last_used_at: input.at });
    const entry = { at: input.at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: `password.${link.purpose}`, subject: linkId }], context);
  }
  return results;
};

async function openLink(
  tx: Transaction<Schema>,
  { linkId, at }: PasswordToSet,
): Promise<PasswordLinksTable | Exclude<SetPassword, 'set'>> {
  const link = await findLink(tx, linkId);
  if (!link) return 'unknown';
  const state = linkState(link, at);
  return state === 'open' ? link : state;
}
