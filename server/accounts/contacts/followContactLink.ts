import type { Kysely, Transaction } from 'kysely';
import { RESET_LINK_MS } from '../../../domain/delays.ts';
import type { ContactChangesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { findVerified } from '../accountsRepo.ts';
import { replaceLinks, insertLink, type LinkState } from '../links/linksRepo.ts';
import { contactLinkState, findContactChange, verifiedColumn, lockAccount } from './contactChangesRepo.ts';
import { endAccess } from '../passwords/changePassword.ts';

export type ContactToVerify = { id: string; at: number; network: string };
export type VerifyContact = 'verified' | DeadContactLink;
/**
 * Why a link about a change of contact does not work. `taken`: another account has verified the e-mail
 * address.
 */
export type DeadContactLink = Exclude<LinkState, 'open'> | 'unknown' | 'taken';

/**
 * Replaces the contacts of accounts by new ones whose owner followed the link. Open password links of these
 * accounts stop working.
 */
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
    if (change.works_at !== null) await dropLost(tx, change, at);
    const entry = { at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: `contact.${field}.verified`, subject: userId }], context);
  }
  return results;
};

/**
 * After a recovery the other contact is lost as well: no link to a password goes there any more, and every device is signed out.
 */
async function dropLost(
  tx: Transaction<Schema>,
  { user_id: userId, field }: ContactChangesTable,
  at: number,
): Promise<void> {
  const other = field === 'email' ? 'phone' : 'email';
  await tx
    .updateTable('accounts')
    .set({ [verifiedColumn[other]]: null })
    .where('user_id', '=', userId)
    .execute();
  await endAccess(tx, { userId, device: null, at });
}

/** Why the link of a change cannot verify the contact at `at` (UTC ms); undefined if it can. */
export async function deadVerification(
  db: Kysely<Schema>,
  change: ContactChangesTable | undefined,
  at: number,
): Promise<DeadContactLink | undefined> {
  if (!change || (change.works_at ?? at) > at) return 'unknown';
  const state = contactLinkState(change, 'verify', at);
  if (state !== 'open') return state;
  if (change.field !== 'email') return undefined;
  const owner = await findVerified(db, { email: change.new_value });
  return owner && owner.user_id !== change.user_id ? 'taken' : undefined;
}

/**
 * The change to undo. `linkId`: the id for the link with which the owner then sets a new password. `at` in
 * UTC ms.
 */
export type ContactChangeToUndo = { id: string; linkId: string; at: number; network: string };
export type UndoContactChange = 'undone' | DeadContactLink;

/**
 * Undoes a change of contact and all later ones of the account, so that an intruder cannot undo the undo.
 * An intruder knew the password, so it stops working, all sessions end, and no device stays known (decision
 * D144).
 */
export const undoContactChange: Write<ContactChangeToUndo, UndoContactChange> = async (
  tx,
  inputs,
  context,
) => {
  const results: UndoContactChange[] = [];
  for (const { id, linkId, at, network } of inputs) {
    await lockAccount(tx, { changeId: id }, context);
    const change = await findContactChange(tx, id);
    const state = change ? contactLinkState(change, 'undo', at) : 'unknown';
    results.push(state === 'open' ? 'undone' : state);
    if (!change || state !== 'open') continue;
    const { user_id: userId, field } = change;
    await restoreContacts(tx, change, at);
    await tx.updateTable('accounts').set({ password: null }).where('user_id', '=', userId).execute();
    await endAccess(tx, { userId, device: null, at });
    const reset = { id: linkId, user_id: userId, purpose: 'reset', created_at: at } as const;
    await insertLink(tx, { ...reset, expires_at: at + RESET_LINK_MS });
    const entry = { at, actor: userId, role: 'candidate', network } as const;
    await appendAudit(tx, [{ ...entry, action: `contact.${field}.undone`, subject: userId }], context);
  }
  return results;
};

/**
 * Restores the contacts of before a change, undoing the latest verified change first. Waiting changes end
 * too.
 */
async function restoreContacts(
  tx: Transaction<Schema>,
  change: ContactChangesTable,
  at: number,
): Promise<void> {
  const { user_id: userId } = change;
  const changes = await tx
    .selectFrom('contact_changes')
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('requested_at', '>=', change.requested_at), eb('verified_at', 'is', null)]))
    .orderBy('verified_at', 'desc')
    .selectAll()
    .execute();
  for (const each of changes) {
    if (each.verified_at !== null)
      await tx
        .updateTable('accounts')
        .set({
          [each.field]: each.old_value,
          [verifiedColumn[each.field]]: (await isTakenMeanwhile(tx, each)) ? null : each.old_verified_at,
        })
        .where('user_id', '=', userId)
        .execute();
    await tx.updateTable('contact_changes').set({ undone_at: at }).where('id', '=', each.id).execute();
  }
}

/** Whether another account has meanwhile verified the e-mail address that an undo gives back. */
async function isTakenMeanwhile(
  tx: Transaction<Schema>,
  { user_id, field, old_value }: ContactChangesTable,
): Promise<boolean> {
  if (field !== 'email' || old_value === null) return false;
  const owner = await findVerified(tx, { email: old_value });
  return owner !== undefined && owner.user_id !== user_id;
}
