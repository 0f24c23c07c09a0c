import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Profile } from '../../../domain/contract.ts';
import { CONTACT_UNDO_MS } from '../../../domain/delays.ts';
import type { ContactChangesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import type { LinkState } from '../links/linksRepo.ts';
import type { ContactLink } from '../links/linkTokens.ts';

/** The change of contact with this id; undefined if there is none or its account is suspended. */
export async function findContactChange(
  db: Kysely<Schema>,
  id: string,
): Promise<ContactChangesTable | undefined> {
  return db
    .selectFrom('contact_changes')
    .innerJoin('accounts', 'accounts.user_id', 'contact_changes.user_id')
    .where('accounts.suspended_at', 'is', null)
    .where('contact_changes.id', '=', id)
    .selectAll('contact_changes')
    .executeTakeFirst();
}

/** When (UTC ms) the link that verifies or undoes a change of contact expires. */
export function contactLinkEnd(change: ContactChangesTable, action: ContactLink['action']): number {
  if (action === 'verify') return change.expires_at;
  return change.works_at ?? (change.verified_at ?? change.requested_at) + CONTACT_UNDO_MS;
}

/**
 * Whether the link that verifies or undoes a change of contact still works at `now` (UTC ms), or why not.
 */
export function contactLinkState(
  change: ContactChangesTable,
  action: ContactLink['action'],
  now: number,
): LinkState {
  const { verified_at, replaced_at, undone_at } = change;
  if (action === 'undo' && undone_at !== null) return 'used';
  if (action === 'verify' && verified_at !== null) return 'used';
  if (action === 'verify' && (replaced_at ?? undone_at) !== null) return 'replaced';
  return now < contactLinkEnd(change, action) ? 'open' : 'expired';
}

/** Selects changes of contact that are not verified, replaced or undone. Their links may have expired. */
export const isWaiting = (eb: ExpressionBuilder<Schema, 'contact_changes'>) =>
  eb.and({ verified_at: null, replaced_at: null, undone_at: null });

/** The new contacts of a user that can still be verified at `now` (UTC ms), with the end of that time. */
export async function findVerifying(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<Profile['verifying']> {
  const rows = await db
    .selectFrom('contact_changes')
    .where('user_id', '=', userId)
    .where(isWaiting)
    .where('expires_at', '>', now)
    .select(['field', 'new_value', 'expires_at'])
    .execute();
  return Object.fromEntries(
    rows.map(({ field, new_value, expires_at }) => [
      wireField[field],
      { value: new_value, until: expires_at },
    ]),
  );
}

/** Whether the user has proved to own this contact by following a link sent to it. */
export async function isVerified(
  db: Kysely<Schema>,
  userId: string,
  contact: ContactColumn,
): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .where(verifiedColumn[contact], 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The field of the contract for each contact column. */
export const wireField = { email: 'email', phone: 'phone_number' } as const;
export const contactColumn = { email: 'email', phone_number: 'phone' } as const;

export type ContactColumn = ContactChangesTable['field'];

/** The column that says when each contact was verified. */
export const verifiedColumn = { email: 'email_verified_at', phone: 'phone_verified_at' } as const;

/** How messages reach each contact. */
export const channelOf = { email: 'mail', phone: 'sms' } as const;

/**
 * Locks the account of a change or a password link until the write ends: another node must not verify what this one
 * undoes or corrects. Call it before reading what the write depends on.
 */
export async function lockAccount(
  tx: Transaction<Schema>,
  of: { userId: string } | { changeId: string } | { linkId: string },
  { memory }: WriteContext,
): Promise<void> {
  // SQLite has one writer and no row locks.
  if (memory) return;
  const owner =
    'userId' in of
      ? of.userId
      : 'changeId' in of
        ? tx.selectFrom('contact_changes').where('id', '=', of.changeId).select('user_id')
        : tx.selectFrom('password_links').where('id', '=', of.linkId).select('user_id');
  await tx.selectFrom('accounts').where('user_id', '=', owner).select('user_id').forUpdate().execute();
}
