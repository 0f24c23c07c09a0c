import type { Transaction } from 'kysely';
import type { AccountsTable, OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

type Queued = Pick<OutboxTable, 'user_id' | 'kind' | 'language' | 'link_id' | 'created_at'>;
type Addresses = Pick<AccountsTable, 'email' | 'phone' | 'email_verified_at' | 'phone_verified_at'>;

/** The columns that say where an account can be written to. */
export const addressColumns = ['email', 'phone', 'email_verified_at', 'phone_verified_at'] as const;

/** Puts a message into the outbox, in the transaction of what it is about, once for each way that it goes. */
export async function queueMessages(
  tx: Transaction<Schema>,
  message: Queued,
  addresses: Addresses,
): Promise<void> {
  const rows = channelsFor(message.kind, addresses).map((channel) => ({
    ...message,
    id: newId(),
    channel,
    state: 'due' as const,
    attempts: 0,
    next_try_at: message.created_at,
    done_at: null,
  }));
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute();
}

/** Of a signup: nothing of it is verified yet, so that its messages go every way there is (decision D16). */
const ofSignups: ReadonlySet<OutboxTable['kind']> = new Set([
  'first_password',
  'signup_reminder',
  'signup_lost',
]);

/** All else goes to what was verified: by e-mail, or by text message where there is none. */
function channelsFor(kind: OutboxTable['kind'], addresses: Addresses): OutboxTable['channel'][] {
  const { email, phone, email_verified_at: emailAt, phone_verified_at: phoneAt } = addresses;
  if (ofSignups.has(kind))
    return [...(email === null ? [] : (['mail'] as const)), ...(phone === null ? [] : (['sms'] as const))];
  if (email !== null && emailAt !== null) return ['mail'];
  return phone !== null && phoneAt !== null ? ['sms'] : [];
}
