import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { readWaitingOf } from '../sms/inbox/inboxRepo.ts';
import { entriesOf, type Person, ordersOf, sourcesOf } from './person.ts';

export type HeldData = Awaited<ReturnType<typeof collect>>;

/**
 * All stored data about a person, without secrets such as password hashes; empty for an unknown person.
 * Instants in UTC ms.
 */
export function collectPerson(db: Kysely<Schema>, person: Person | undefined): Promise<HeldData> {
  return collect(db, person ?? { userId: null, civilId: null, email: null, phone: null, payers: [] });
}

async function collect(db: Kysely<Schema>, person: Person) {
  const userId = person.userId ?? '';
  const entries = await entriesOf(db, userId);
  const sources = await sourcesOf(db, person);
  const own = db.selectFrom('entries').where('user_id', '=', userId).select('id');
  return {
    profile: await profileOf(db, userId),
    profile_changes: await db
      .selectFrom('profile_changes')
      .where('user_id', '=', userId)
      .select(['field', 'value', 'state', 'created_at', 'decided_at', 'reason'])
      .orderBy('created_at')
      .execute(),
    contact_changes: await db
      .selectFrom('contact_changes')
      .where('user_id', '=', userId)
      .select(['field', 'old_value', 'new_value', 'requested_at', 'verified_at', 'undone_at'])
      .orderBy('requested_at')
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .select(['browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
      .execute(),
    known_devices: await db
      .selectFrom('known_devices')
      .where('user_id', '=', userId)
      .select('last_used_at')
      .execute(),
    password_links: await db
      .selectFrom('password_links')
      .where('user_id', '=', userId)
      .select(['purpose', 'created_at', 'expires_at', 'used_at'])
      .execute(),
    sent_to: await db
      .selectFrom('outbox')
      .where('user_id', '=', userId)
      .select(['kind', 'channel', 'language', 'state', 'created_at', 'done_at'])
      .execute(),
    sent_about_entries: await db
      .selectFrom('entry_messages')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'kind', 'channel', 'language', 'reason', 'state', 'created_at', 'done_at'])
      .execute(),
    sent_by_staff: await db
      .selectFrom('message_recipients')
      .innerJoin('sent_messages', 'sent_messages.id', 'message_recipients.message_id')
      .where('entry_id', 'in', own)
      .select([
        'entry_id',
        'sent_messages.kind',
        'message_recipients.channel',
        'message_recipients.language',
        'message_recipients.state',
        'message_recipients.created_at',
        'message_recipients.done_at',
      ])
      .execute(),
    unsubscriptions: await db
      .selectFrom('unsubscriptions')
      .where('user_id', '=', userId)
      .select(['organisation_id', 'unsubscribed_at'])
      .execute(),
    corrections: await db
      .selectFrom('corrections')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'part', 'reason', 'state', 'asked_at', 'due_at', 'closed_at'])
      .execute(),
    identity_verdicts: await db
      .selectFrom('identity_verdicts')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'judged_at', 'name', 'number', 'birth_date', 'valid', 'note'])
      .execute(),
    identity_looks: await db
      .selectFrom('identity_reveals')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'revealed_at', 'opened_at'])
      .orderBy('revealed_at')
      .execute(),
    decisions: await db
      .selectFrom('entry_decisions')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'what', 'status', 'reason', 'reason_en', 'decided_at', 'undone_at'])
      .orderBy('decided_at')
      .execute(),
    notes_of_staff: await db
      .selectFrom('entry_notes')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'text', 'written_at'])
      .orderBy('written_at')
      .execute(),
    removals: await db
      .selectFrom('member_removals')
      .where('entry_id', 'in', own)
      .select(['entry_id', 'kind', 'reason_ar', 'reason_en', 'removed_at'])
      .orderBy('removed_at')
      .execute(),
    uploads: await db
      .selectFrom('uploads')
      .where('user_id', '=', userId)
      .select(['competition_id', 'bytes', 'created_at', 'expires_at', 'used_at'])
      .execute(),
    registration_drafts: await db
      .selectFrom('registration_drafts')
      .where('user_id', '=', userId)
      .select(['competition_id', 'content', 'changed_at'])
      .execute(),
    entries,
    orders: await ordersWithPayments(db, person),
    messages: await messagesOf(db, person),
    waiting_messages: await waitingMessagesOf(db, person),
    ledger: await ledgerOf(db, sources),
    flags: await flagsOf(db, person),
    audit: await db
      .selectFrom('audit')
      .where((eb) =>
        eb.or([eb('actor', '=', userId), eb('subject', 'in', [userId, ...entries.map(({ id }) => id)])]),
      )
      .select(['at', 'role', 'action', 'subject', 'reason', 'network'])
      .orderBy('at')
      .execute(),
  };
}

async function profileOf(db: Kysely<Schema>, userId: string) {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where('users.id', '=', userId)
    .selectAll('users')
    .selectAll('accounts')
    .executeTakeFirst();
  if (!row) return null;
  const { password, ...profile } = row;
  return { ...profile, has_password: password !== null };
}

async function ordersWithPayments(db: Kysely<Schema>, person: Person) {
  const orders = await db.selectFrom('orders').where(ordersOf(person)).selectAll().execute();
  return Promise.all(
    orders.map(async (order) => ({
      ...order,
      payments: await db.selectFrom('payments').where('order_id', '=', order.id).selectAll().execute(),
      refunds: await db.selectFrom('refund_tasks').where('order_id', '=', order.id).selectAll().execute(),
      receipt_mails: await db
        .selectFrom('receipt_mails')
        .where('order_id', '=', order.id)
        .select(['kind', 'state', 'created_at', 'done_at'])
        .execute(),
    })),
  );
}

async function messagesOf(db: Kysely<Schema>, { payers }: Person) {
  if (payers.length === 0) return [];
  return db.selectFrom('sms_messages').where('payer', 'in', payers).selectAll().execute();
}

async function waitingMessagesOf(db: Kysely<Schema>, { payers }: Person) {
  return payers.length === 0 ? [] : readWaitingOf(db, payers);
}

async function ledgerOf(db: Kysely<Schema>, sources: string[]) {
  if (sources.length === 0) return [];
  return db
    .selectFrom('ledger')
    .innerJoin('ledger_secrets', (join) =>
      join
        .onRef('ledger_secrets.stream', '=', 'ledger.stream')
        .onRef('ledger_secrets.seq', '=', 'ledger.seq'),
    )
    .where('source_ref', 'in', sources)
    .select([
      'ledger.stream',
      'ledger.seq',
      'channel',
      'entry_id',
      'votes',
      'minute',
      'receipt',
      'amount_baisa',
    ])
    .execute();
}

async function flagsOf(db: Kysely<Schema>, { payers }: Person) {
  if (payers.length === 0) return [];
  const flags = db.selectFrom('vote_flags').where('subject', 'in', payers);
  return flags
    .select(['kind', 'period', 'reasons', 'state', 'raised_at', 'decided_at', 'decision'])
    .execute();
}
