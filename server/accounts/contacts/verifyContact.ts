import type { Kysely } from 'kysely';
import type { ContactChangesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { findVerified } from '../accountsRepo.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { replaceLinks } from '../links/issueLink.ts';
import type { LinkState } from '../links/linksRepo.ts';
import { contactLinkState, findContactChange, verifiedColumn } from './contactChangesRepo.ts';
import { lockAccount } from './lockAccount.ts';

export type ContactToVerify = { id: string; at: number; network: string };
export type VerifyContact = 'verified' | DeadContactLink;
/** `taken`: another account owns the e-mail address meanwhile. */
export type DeadContactLink = Exclude<LinkState, 'open'> | 'unknown' | 'taken';

/** Puts a new contact in force. Password links sent to the old one stop working. */
export const verifyContact: Write<ContactToVerify, VerifyContact> = async (tx, inputs, context) => {
  const results: VerifyContact[] = [];
  for (const { id, at, network } of inputs) {
    await lockAccount(tx, { changeId: id }, context);
    const change = await findContactChange(tx, id);
    const dead = await deadVerification(tx, change, at);
    results.push(dead ?? 'verified');
    if (dead || !change) continue;
    const { user_id: userId, field, new_value } = change;
    await tx
      .updateTable('accounts')
      .set({ [field]: new_value, [verifiedColumn[field]]: at })
      .where('user_id', '=', userId)
      .execute();
    await tx.updateTable('contact_changes').set({ verified_at: at }).where('id', '=', id).execute();
    await replaceLinks(tx, userId, at);
    const entry = { at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: `contact.${field}.verified`, subject: userId }], context);
  }
  return results;
};

/** Why a contact cannot be verified by a link at `at` (UTC ms); undefined when it can. */
export async function deadVerification(
  db: Kysely<Schema>,
  change: ContactChangesTable | undefined,
  at: number,
): Promise<DeadContactLink | undefined> {
  if (!change) return 'unknown';
  const state = contactLinkState(change, 'verify', at);
  if (state !== 'open') return state;
  if (change.field !== 'email') return undefined;
  const owner = await findVerified(db, { email: change.new_value });
  return owner && owner.user_id !== change.user_id ? 'taken' : undefined;
}
