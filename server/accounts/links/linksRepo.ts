import type { Kysely, Transaction } from 'kysely';
import type { PasswordLinksTable, OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { addressColumns, mayReachSignup, queueMessages, type Addresses } from '../messages/outboxRepo.ts';

export type LinkState = 'open' | 'expired' | 'used' | 'replaced';

export function findLink(db: Kysely<Schema>, id: string): Promise<PasswordLinksTable | undefined> {
  return db.selectFrom('password_links').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Whether a password link still works at `now` (UTC ms), or why not. */
export function linkState({ used_at, replaced_at, expires_at }: PasswordLinksTable, now: number): LinkState {
  if (used_at !== null) return 'used';
  if (replaced_at !== null) return 'replaced';
  return now < expires_at ? 'open' : 'expired';
}

type NewLink = Omit<PasswordLinksTable, 'used_at' | 'replaced_at'>;

export type LinkToIssue = NewLink & Pick<OutboxTable, 'language'> & { network: string | null };

/**
 * Makes a password link, queues its message and invalidates the account's earlier link. Returns false and
 * changes nothing for a suspended account, or for a signup whose contacts have had their daily messages.
 */
export const issueLink: Write<LinkToIssue, boolean> = async (tx, inputs, context) => {
  const issued: boolean[] = [];
  for (const { language, network, ...link } of inputs) {
    const account = await tx
      .selectFrom('accounts')
      .where('user_id', '=', link.user_id)
      .where('suspended_at', 'is', null)
      .select(addressColumns)
      .executeTakeFirst();
    const isIssued = account !== undefined && (await isWorthIssuing(tx, link, account));
    issued.push(isIssued);
    if (!isIssued) continue;
    await replaceLinks(tx, link.user_id, link.created_at);
    await insertLink(tx, link);
    const kind = link.purpose === 'first' ? 'first_password' : 'reset_password';
    const message = {
      user_id: link.user_id,
      kind,
      language,
      link_id: link.id,
      created_at: link.created_at,
    } as const;
    await queueMessages(tx, message, account);
    const entry = { at: link.created_at, actor: null, role: 'anonymous', network } as const;
    await appendAudit(tx, [{ ...entry, action: `link.${link.purpose}`, subject: link.user_id }], context);
  }
  return issued;
};

async function isWorthIssuing(
  tx: Transaction<Schema>,
  { purpose, user_id, created_at }: Pick<LinkToIssue, 'purpose' | 'user_id' | 'created_at'>,
  addresses: Addresses,
): Promise<boolean> {
  if (purpose !== 'first' || (await mayReachSignup(tx, addresses, created_at))) return true;
  const earlier = tx.selectFrom('password_links').where('user_id', '=', user_id).select('id');
  return (await earlier.executeTakeFirst()) === undefined;
}

/** Stores a password link. An account has at most one open link, so call `replaceLinks` first. */
export async function insertLink(tx: Transaction<Schema>, link: NewLink): Promise<void> {
  await tx
    .insertInto('password_links')
    .values({ ...link, used_at: null, replaced_at: null })
    .execute();
}

/** Invalidates every open link of an account. */
export async function replaceLinks(tx: Transaction<Schema>, userId: string, at: number): Promise<void> {
  await tx
    .updateTable('password_links')
    .set({ replaced_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Links that were neither used nor replaced, and have not expired. @param now UTC ms */
export const openLinks = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('password_links')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now);
