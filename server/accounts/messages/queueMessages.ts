import type { Transaction } from 'kysely';
import type { AccountsTable, OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

type Queued = Pick<OutboxTable, 'user_id' | 'kind' | 'language' | 'link_id' | 'created_at'>;
type Addresses = Pick<AccountsTable, 'email' | 'phone'>;

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

/** The first link goes every way there is (decision D16); all else by e-mail, or by text message where there is none. */
function channelsFor(kind: OutboxTable['kind'], { email, phone }: Addresses): OutboxTable['channel'][] {
  const byMail = email === null ? [] : (['mail'] as const);
  const bySms = phone === null || (kind !== 'first_password' && email !== null) ? [] : (['sms'] as const);
  return [...byMail, ...bySms];
}
