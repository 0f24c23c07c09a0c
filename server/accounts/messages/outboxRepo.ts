import type { Transaction } from 'kysely';
import { SIGNUP_MAILS_PER_DAY, SIGNUP_TEXTS_PER_DAY } from '../../../domain/limits.ts';
import type { AccountsTable, OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { isMailbox } from '../accountsRepo.ts';

type Queued = Pick<OutboxTable, 'user_id' | 'kind' | 'language' | 'link_id' | 'created_at'> &
  Partial<Pick<OutboxTable, 'contact_change_id'>>;
export type Addresses = Pick<AccountsTable, 'email' | 'phone' | 'email_verified_at' | 'phone_verified_at'>;

/** The columns with the contacts of an account. */
export const addressColumns = ['email', 'phone', 'email_verified_at', 'phone_verified_at'] as const;

/**
 * Puts a message into the outbox once for each of its channels, in the caller's transaction. A message
 * about a signup is only recorded as dropped if its contact has had its daily number (decision D132).
 */
export async function queueMessages(
  tx: Transaction<Schema>,
  message: Queued,
  addresses: Addresses,
): Promise<void> {
  const { kind, created_at: at } = message;
  for (const channel of channelsFor(kind, addresses)) {
    const isLeftOut = ofSignups.includes(kind) && (await isCapped(tx, channel, addresses, at));
    await queueOn(tx, message, channel, { isLeftOut });
  }
}

/**
 * Puts a message into the outbox for one channel.
 * @param more `isLeftOut` records it as dropped: it is not sent. `dueAt`: when it is sent first (UTC ms); at once by default
 */
export async function queueOn(
  tx: Transaction<Schema>,
  message: Queued,
  channel: OutboxTable['channel'],
  { isLeftOut = false, dueAt = message.created_at }: { isLeftOut?: boolean; dueAt?: number } = {},
): Promise<void> {
  const { created_at: at } = message;
  const state = isLeftOut
    ? ({ state: 'dropped', done_at: at } as const)
    : ({ state: 'due', done_at: null } as const);
  await tx
    .insertInto('outbox')
    .values({
      contact_change_id: null,
      ...message,
      id: newId(),
      channel,
      ...state,
      attempts: 0,
      next_try_at: dueAt,
    })
    .execute();
}

/** Whether at least one contact of an unverified signup may still get a message at `at` (UTC ms). */
export async function mayReachSignup(
  tx: Transaction<Schema>,
  addresses: Addresses,
  at: number,
): Promise<boolean> {
  for (const channel of channelsFor('first_password', addresses))
    if (!(await isCapped(tx, channel, addresses, at))) return true;
  return false;
}

const DAY_MS = 86_400_000;
const caps = { mail: SIGNUP_MAILS_PER_DAY, sms: SIGNUP_TEXTS_PER_DAY };

/**
 * Whether a mailbox or phone number has had its daily number of messages about unverified signups. A message counts for
 * the contact to which it went, also after a correction.
 */
async function isCapped(
  tx: Transaction<Schema>,
  channel: OutboxTable['channel'],
  { email, phone }: Addresses,
  at: number,
): Promise<boolean> {
  const field = channel === 'mail' ? 'email' : 'phone';
  const { count } = await tx
    .selectFrom('outbox')
    .innerJoin('accounts', 'accounts.user_id', 'outbox.user_id')
    .where('outbox.created_at', '>', at - DAY_MS)
    .where('outbox.kind', 'in', ofSignups)
    .where('outbox.channel', '=', channel)
    .where('outbox.state', '<>', 'dropped')
    .where((eb) => {
      const earlier = eb
        .selectFrom('contact_changes')
        .whereRef('contact_changes.user_id', '=', 'outbox.user_id')
        .whereRef('contact_changes.requested_at', '>', 'outbox.created_at')
        .where('contact_changes.field', '=', field)
        .orderBy('contact_changes.requested_at')
        .limit(1)
        .select('contact_changes.old_value');
      const reached = eb.fn.coalesce(earlier, eb.ref(`accounts.${field}`));
      return channel === 'mail' ? isMailbox(email ?? '', reached) : eb(reached, '=', phone);
    })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= caps[channel];
}

/** Messages about signups. No contact is verified yet, so they go to all contacts (decision D16). */
const ofSignups: readonly OutboxTable['kind'][] = ['first_password', 'signup_reminder', 'signup_lost'];

/**
 * The channels by which a message goes. One about a signup goes to all contacts. Any other goes to the
 * verified e-mail address, else to the verified phone number, else nowhere.
 */
function channelsFor(kind: OutboxTable['kind'], addresses: Addresses): OutboxTable['channel'][] {
  const { email, phone, email_verified_at: emailAt, phone_verified_at: phoneAt } = addresses;
  if (ofSignups.includes(kind))
    return [...(email === null ? [] : (['mail'] as const)), ...(phone === null ? [] : (['sms'] as const))];
  if (email !== null && emailAt !== null) return ['mail'];
  return phone !== null && phoneAt !== null ? ['sms'] : [];
}

/** The language of the first message to an account; Arabic if it had none. */
export async function languageOf(tx: Transaction<Schema>, userId: string): Promise<'ar' | 'en'> {
  const row = await tx
    .selectFrom('outbox')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select('language')
    .executeTakeFirst();
  return row?.language ?? 'ar';
}
