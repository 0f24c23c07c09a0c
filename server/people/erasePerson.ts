import type { Transaction } from 'kysely';
import { appendAudit } from '../platform/audit/appendAudit.ts';
import { eraseAuditDetails } from '../platform/audit/eraseAuditDetails.ts';
import type { OperatorAct } from '../platform/audit/operatorAct.ts';
import { chunks } from '../platform/database/chunks.ts';
import type { Schema } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import type { Write } from '../platform/writer/write.ts';
import { drainSenders } from '../sms/inbox/drainInbox.ts';
import { eraseAccount, type ErasedAccount } from './eraseAccount.ts';
import { type Person, ordersOf, sourcesOf } from './person.ts';

/** `reason` stays in the audit, so it must name no person. `organisationId`: whose staff erased; missing for a command. */
export type Erasure = OperatorAct & { person: Person; reason: string | null; organisationId?: string };

export type Erased = ErasedAccount & {
  orders: number;
  messages: number;
  /** Ledger rows whose salt is destroyed: they still count, and no longer point to the person. */
  ledgerRows: number;
};

/**
 * Deletes a person's private data, and the name from public data. Votes, amounts and the chain stay. The
 * salts and pseudonyms behind their commitments are destroyed (decision D12).
 */
export const erasePerson: Write<Erasure, Erased> = async (tx, inputs, context) => {
  const results: Erased[] = [];
  for (const { person, reason, actor, at, organisationId = null } of inputs) {
    // A message that waits to be counted would bring the person back when it is stored.
    await drainSenders(tx, person.payers, context);
    const sources = await sourcesOf(tx, person);
    const ledgerRows = await destroySalts(tx, person, sources);
    const orders = await eraseOrders(tx, person);
    const messages = await eraseMessages(tx, person);
    await eraseFlags(tx, person);
    await eraseAuditDetails(tx, await auditedOf(tx, person));
    await eraseWantedContacts(tx, person.userId);
    const account = await eraseAccount(tx, person.userId, context);
    const entry = {
      at,
      actor,
      role: 'staff',
      action: 'person.erased',
      subject: person.userId,
      organisationId,
    } as const;
    await appendAudit(tx, [{ ...entry, reason }], context);
    results.push({ ...account, orders, messages, ledgerRows });
  }
  return results;
};

async function destroySalts(tx: Transaction<Schema>, { payers }: Person, sources: string[]): Promise<number> {
  const nothing = { salt: null, payer: null };
  const left = () => tx.updateTable('ledger_secrets').set(nothing).where('salt', 'is not', null);
  let rows = 0;
  for (const some of chunks(sources))
    rows += Number((await left().where('source_ref', 'in', some).executeTakeFirst()).numUpdatedRows);
  if (payers.length > 0)
    rows += Number((await left().where('payer', 'in', payers).executeTakeFirst()).numUpdatedRows);
  return rows;
}

/** What lines of the audit about a person name: the account, its entries, and orders. */
async function auditedOf(tx: Transaction<Schema>, person: Person): Promise<string[]> {
  const { userId } = person;
  const orders = await tx.selectFrom('orders').where(ordersOf(person)).select('id').execute();
  if (userId === null) return orders.map(({ id }) => id);
  const entries = await tx.selectFrom('entries').where('user_id', '=', userId).select('id').execute();
  return [userId, ...[...entries, ...orders].map(({ id }) => id)];
}

/** Removes the new contacts from approvals of recoveries. An approval that waits does not fit its hash any more, so it lapses. */
async function eraseWantedContacts(tx: Transaction<Schema>, userId: string | null): Promise<void> {
  if (userId === null) return;
  const wanted = tx
    .selectFrom('approvals')
    .where('act', '=', 'recover_candidate')
    .where('subject', '=', userId);
  for (const { id, payload } of await wanted.select(['id', 'payload']).execute())
    await tx
      .updateTable('approvals')
      .set({ payload: JSON.stringify({ ...(JSON.parse(payload) as object), contact: null }) })
      .where('id', '=', id)
      .execute();
}

async function eraseOrders(tx: Transaction<Schema>, person: Person): Promise<number> {
  const orders = await tx.selectFrom('orders').where(ordersOf(person)).select('id').execute();
  for (const { id } of orders) {
    await tx.deleteFrom('idempotency').where('order_id', '=', id).execute();
    await tx
      .updateTable('payments')
      .set({ card: null, masked_card: null })
      .where('order_id', '=', id)
      .execute();
    const stranger = { contact: `erased:${newId()}`, device: `erased:${newId()}`, network: null };
    await tx
      .updateTable('orders')
      .set({ email: null, phone: null, civil_id: null, ...stranger })
      .where('id', '=', id)
      .execute();
  }
  return orders.length;
}

/**
 * Removes a person from the stored text messages. A fingerprint is a hash of pseudonym and text, so it must
 * go too.
 */
async function eraseMessages(tx: Transaction<Schema>, { payers }: Person): Promise<number> {
  if (payers.length === 0) return 0;
  const messages = await tx
    .selectFrom('sms_messages')
    .where('payer', 'in', payers)
    .select(['provider', 'message_id'])
    .execute();
  for (const { provider, message_id } of messages) {
    const stranger = { payer: `erased:${newId()}`, fingerprint: `erased:${newId()}` };
    await tx
      .updateTable('sms_messages')
      .set({ sender: null, text: null, ...stranger })
      .where('provider', '=', provider)
      .where('message_id', '=', message_id)
      .execute();
  }
  await tx.deleteFrom('sms_day_counts').where('payer', 'in', payers).execute();
  return messages.length;
}

async function eraseFlags(tx: Transaction<Schema>, { payers }: Person): Promise<void> {
  if (payers.length === 0) return;
  const flags = await tx.selectFrom('vote_flags').where('subject', 'in', payers).select('id').execute();
  for (const { id } of flags)
    await tx
      .updateTable('vote_flags')
      .set({ subject: `erased:${newId()}` })
      .where('id', '=', id)
      .execute();
}
