import type { Transaction, Kysely } from 'kysely';
import type { PasswordLinksTable, AccountsTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { lockAccount } from '../contacts/contactChangesRepo.ts';
import { knowDevice } from '../login/knownDevices.ts';
import { replacePassword, type Replacement } from '../passwords/changePassword.ts';
import type { SentLink } from './linkTokens.ts';
import { findLink, linkState, type LinkState, replaceLinks } from './linksRepo.ts';
import { findVerified } from '../accountsRepo.ts';
import { addressColumns, languageOf, queueMessages } from '../messages/outboxRepo.ts';

export type PasswordToSet = Omit<Replacement, 'userId' | 'device'> & {
  link: SentLink;
  device: string;
  network: string;
};

/**
 * `set`, or why the link does not work. `taken`: another account has already verified this civil id or
 * e-mail address.
 */
export type SetPassword = 'set' | 'unknown' | 'taken' | Exclude<LinkState, 'open'>;

/** Sets passwords by links that work once, and verifies the contact to which each link was sent. */
export const setPassword: Write<PasswordToSet, SetPassword> = async (tx, inputs, context) => {
  const results: SetPassword[] = [];
  for (const input of inputs) {
    const link = await takeLink(tx, input, context);
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
  context: WriteContext,
): Promise<PasswordLinksTable | Exclude<SetPassword, 'set'>> {
  await lockAccount(tx, { linkId: id }, context);
  const link = await findLink(tx, id);
  if (!link) return 'unknown';
  const state = linkState(link, at);
  if (state !== 'open') return state;
  return (await verifyAccount(tx, { userId: link.user_id, channel, at })) ? link : 'taken';
}

type Owner = Pick<AccountsTable, 'user_id' | 'civil_id' | 'email' | 'verified_at' | 'email_verified_at'>;

const ownerColumns = ['user_id', 'civil_id', 'email', 'verified_at', 'email_verified_at'] as const;

/**
 * Whether another account has already verified the civil id of this one, or the address that its link was
 * sent to.
 */
export async function isTaken(
  db: Kysely<Schema>,
  userId: string,
  channel: SentLink['channel'],
): Promise<boolean> {
  return isTakenFrom(db, await ownerOf(db, userId), channel);
}

const ownerOf = (db: Kysely<Schema>, userId: string): Promise<Owner> =>
  db.selectFrom('accounts').where('user_id', '=', userId).select(ownerColumns).executeTakeFirstOrThrow();

async function isTakenFrom(
  db: Kysely<Schema>,
  { civil_id, email, verified_at, email_verified_at }: Owner,
  channel: SentLink['channel'],
): Promise<boolean> {
  if (verified_at === null && (await findVerified(db, { civilId: civil_id }))) return true;
  const wantsMail = channel === 'mail' && email !== null && email_verified_at === null;
  return wantsMail && (await findVerified(db, { email })) !== undefined;
}

export type Verification = { userId: string; channel: SentLink['channel']; at: number };

/**
 * Verifies an account and the contact to which its link was sent. If the account was not verified before,
 * other signups with its civil id end, and their contacts get a message.
 * @returns false if another account was verified first
 */
async function verifyAccount(
  tx: Transaction<Schema>,
  { userId, channel, at }: Verification,
): Promise<boolean> {
  const owner = await ownerOf(tx, userId);
  if (await isTakenFrom(tx, owner, channel)) return false;
  const contact = channel === 'mail' ? 'email_verified_at' : 'phone_verified_at';
  await tx
    .updateTable('accounts')
    .set((eb) => ({
      verified_at: eb.fn.coalesce(eb.ref('verified_at'), eb.val(at)),
      [contact]: eb.fn.coalesce(eb.ref(contact), eb.val(at)),
    }))
    .where('user_id', '=', userId)
    .execute();
  if (owner.verified_at === null) await endOthers(tx, owner, at);
  return true;
}

/**
 * Ends the other signups with the civil id of a verified account. They have no open link any more, so the
 * sweeper removes them with their files.
 */
async function endOthers(tx: Transaction<Schema>, owner: Owner, at: number): Promise<void> {
  const others = await tx
    .selectFrom('accounts')
    .where('civil_id', '=', owner.civil_id)
    .where('verified_at', 'is', null)
    .select(['user_id', ...addressColumns])
    .execute();
  for (const { user_id: userId, ...addresses } of others) {
    const language = await languageOf(tx, userId);
    await replaceLinks(tx, userId, at);
    const message = {
      user_id: userId,
      kind: 'signup_lost',
      language,
      link_id: null,
      created_at: at,
    } as const;
    await queueMessages(tx, message, addresses);
  }
}
