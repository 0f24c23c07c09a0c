import type { Transaction } from 'kysely';
import { CONTACT_LINK_MS, firstLinkEnd } from '../../../domain/delays.ts';
import type { Language } from '../../../domain/localized.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { findVerified } from '../../accounts/accountsRepo.ts';
import { lockAccount, type ContactColumn } from '../../accounts/contacts/contactChangesRepo.ts';
import { issueLink, openLinks } from '../../accounts/links/linksRepo.ts';
import { mayReachSignup } from '../../accounts/messages/outboxRepo.ts';

/** `keyHash`: the hash under which the registration was stored. `at` in UTC ms. */
export type SignupToCorrect = {
  keyHash: string;
  field: ContactColumn;
  value: string;
  language: Language;
  at: number;
  network: string;
};

/**
 * `unknown`: no account waits for its first link under this key. `confirmed`: the link was used. `capped`: the new
 * contact has had its daily messages.
 */
export type CorrectedSignup = 'corrected' | 'unknown' | 'confirmed' | 'emailTaken' | 'capped';

/**
 * Replaces a contact of accounts that wait for their first link. The new link goes to all contacts, the earlier one
 * ends (decision D200). A repeated request changes nothing.
 */
export const correctSignup: Write<SignupToCorrect, CorrectedSignup> = async (tx, inputs, context) => {
  const corrected: CorrectedSignup[] = [];
  for (const input of inputs) corrected.push(await correctOne(tx, input, context));
  return corrected;
};

const noContacts = { email: null, phone: null, email_verified_at: null, phone_verified_at: null };

async function correctOne(
  tx: Transaction<Schema>,
  { keyHash, field, value, language, at, network }: SignupToCorrect,
  context: WriteContext,
): Promise<CorrectedSignup> {
  const userId = await accountOf(tx, keyHash);
  if (userId === undefined) return 'unknown';
  await lockAccount(tx, { userId }, context);
  const account = await tx
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .select(['email', 'phone', 'verified_at', 'suspended_at', 'created_at'])
    .executeTakeFirstOrThrow();
  if (account.verified_at !== null) return 'confirmed';
  if (account.suspended_at !== null || !(await waitsForLink(tx, userId, at))) return 'unknown';
  if (account[field] === value) return 'corrected';
  if (field === 'email' && (await findVerified(tx, { email: value }))) return 'emailTaken';
  if (!(await mayReachSignup(tx, { ...noContacts, [field]: value }, at))) return 'capped';
  // The earlier contact stays known: its daily messages still count, and the row can be exported and erased.
  await tx
    .insertInto('contact_changes')
    .values({
      id: newId(),
      user_id: userId,
      field,
      old_value: account[field],
      old_verified_at: null,
      new_value: value,
      requested_at: at,
      expires_at: at + CONTACT_LINK_MS,
      verified_at: null,
      replaced_at: at,
      undone_at: null,
      works_at: null,
    })
    .execute();
  await tx
    .updateTable('accounts')
    .set({ [field]: value })
    .where('user_id', '=', userId)
    .execute();
  const link = { id: newId(), user_id: userId, purpose: 'first', created_at: at } as const;
  const expiresAt = firstLinkEnd(account.created_at, at);
  const [isIssued] = await issueLink(tx, [{ ...link, expires_at: expiresAt, language, network }], context);
  // Then the earlier link would stay open, and it went to the wrong contact.
  if (!isIssued) throw new Error('no link was made for a corrected contact');
  const entry = { at, actor: null, role: 'anonymous', network } as const;
  await appendAudit(tx, [{ ...entry, action: `contact.${field}.corrected`, subject: userId }], context);
  return 'corrected';
}

/** The account that the registration with this hash made. */
async function accountOf(tx: Transaction<Schema>, keyHash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.signup_key_hash', '=', keyHash)
    .whereRef('entries.created_at', '=', 'accounts.created_at')
    .select('accounts.user_id')
    .executeTakeFirst();
  return row?.user_id;
}

async function waitsForLink(tx: Transaction<Schema>, userId: string, at: number): Promise<boolean> {
  const link = openLinks(tx, at).where('user_id', '=', userId).select('id');
  return (await link.executeTakeFirst()) !== undefined;
}
