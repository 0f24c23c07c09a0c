import type { Kysely, Transaction } from 'kysely';
import { SIGNUP_REMINDER_MS } from '../../domain/delays.ts';
import { appendAudit } from '../platform/audit/appendAudit.ts';
import { openLinks } from '../accounts/links/linksRepo.ts';
import { addressColumns, languageOf, queueMessages } from '../accounts/messages/outboxRepo.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Write, WriteContext } from '../platform/writer/write.ts';
import { eraseAccount } from './eraseAccount.ts';

/** Signups in one write. */
export const SIGNUPS_AT_ONCE = 50;

/**
 * Reminds unverified signups, and ends those without an open link.
 * @returns how many got a reminder or ended; with `SIGNUPS_AT_ONCE` or more, others may remain
 */
export const sweepSignups: Write<number, number> = async (tx, inputs, context) => {
  const now = Math.max(...inputs);
  const done = (await remind(tx, now)) + (await end(tx, now, context));
  return inputs.map(() => done);
};

const addressees = (db: Kysely<Schema>) => db.selectFrom('outbox').select('user_id');

/** Queues a reminder, once for each signup, while its link still works. */
async function remind(tx: Transaction<Schema>, now: number): Promise<number> {
  const links = await openLinks(tx, now)
    .innerJoin('accounts', 'accounts.user_id', 'password_links.user_id')
    .where('accounts.verified_at', 'is', null)
    .where('accounts.created_at', '<=', now - SIGNUP_REMINDER_MS)
    .where('accounts.user_id', 'not in', addressees(tx).where('kind', '=', 'signup_reminder'))
    .orderBy('accounts.created_at')
    .limit(SIGNUPS_AT_ONCE)
    .select(['password_links.id', 'password_links.user_id', ...addressColumns])
    .execute();
  for (const { id, user_id: userId, ...addresses } of links) {
    const language = await languageOf(tx, userId);
    const message = {
      user_id: userId,
      kind: 'signup_reminder',
      language,
      link_id: id,
      created_at: now,
    } as const;
    await queueMessages(tx, message, addresses);
  }
  return links.length;
}

/** A signup ends with its last link, once the messages to its contacts are gone. Its files become orphans. */
async function end(tx: Transaction<Schema>, now: number, context: WriteContext): Promise<number> {
  const ended = await tx
    .selectFrom('accounts')
    .where('verified_at', 'is', null)
    .where('user_id', 'not in', openLinks(tx, now).select('password_links.user_id'))
    .where('user_id', 'not in', addressees(tx).where('state', '=', 'due'))
    .orderBy('created_at')
    .limit(SIGNUPS_AT_ONCE)
    .select('user_id')
    .execute();
  for (const { user_id: userId } of ended) {
    await eraseAccount(tx, userId, context);
    await tx.deleteFrom('entries').where('user_id', '=', userId).execute();
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    const entry = { at: now, actor: null, role: 'system', action: 'signup.ended', subject: userId } as const;
    await appendAudit(tx, [entry], context);
  }
  return ended.length;
}
