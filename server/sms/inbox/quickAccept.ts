import { sql, type Kysely } from 'kysely';
import type { Schema, SmsInboxTable } from '../../platform/database/schema.ts';
import type { QuickWrite } from '../../platform/writer/quickWrite.ts';
import { insertFenced } from '../../voting/nodeChain/insertFenced.ts';
import { isStored } from '../../voting/nodeChain/isStored.ts';
import { currentPlaces, KnownPlaces } from '../../voting/nodeChain/knownPlaces.ts';
import { findEarlierSms } from '../earlierSms.ts';
import { entriesNamedIn, placementOf } from '../placeSms.ts';
import type { SmsResult } from '../receiveSms.ts';
import type { ReceivedSms } from '../smsMessagesRepo.ts';
import { isRefused, judgedSms, outcomeOf, resultOf } from './acceptSms.ts';

/** `acceptSms` in one statement, by places in memory, which it stores nothing by once they are old (decision D255). */
export function quickAccept(): QuickWrite<ReceivedSms, SmsResult> {
  const places = new KnownPlaces();
  return async (db, inputs) => {
    const { version, placesOf } = await places.of(db, entriesNamedIn(inputs));
    const messages = inputs.map((sms) => judgedSms(sms, placementOf(sms, placesOf)));
    const earlierOf = await findAccepted(
      db,
      messages.filter(isRefused).map(({ row }) => row),
    );
    const results = messages.map((message) => earlierOf(message.row) ?? resultOf(message));
    const fresh = messages.flatMap(({ row }) => (earlierOf(row) ? [] : row));
    if (await isStored(storeIn(db, fresh, version))) return results;
    places.forget();
    return undefined;
  };
}

const columns = [
  'fingerprint',
  'provider',
  'message_id',
  'sender',
  'payer',
  'short_code',
  'text',
  'sent_at',
  'received_at',
  'outcome',
  'entry_id',
  'round_id',
  'group_number',
  'zone',
] as const satisfies (keyof SmsInboxTable)[];

/** Stores messages if the places by which they were judged are still those of the database. */
async function storeIn(
  db: Kysely<Schema>,
  rows: readonly SmsInboxTable[],
  placesVersion: number,
): Promise<boolean> {
  const { rows: fences } = await sql`
    WITH fence AS MATERIALIZED (${currentPlaces(placesVersion)}),
    accepted AS (${insertFenced('sms_inbox', columns, rows)} ON CONFLICT DO NOTHING)
    SELECT version FROM fence`.execute(db);
  return fences.length === 1;
}

/** What became of earlier deliveries of some messages. */
async function findAccepted(
  db: Kysely<Schema>,
  rows: readonly SmsInboxTable[],
): Promise<(row: SmsInboxTable) => SmsResult | undefined> {
  if (rows.length === 0) return () => undefined;
  const waiting = await db
    .selectFrom('sms_inbox')
    .where('fingerprint', '=', sql<string>`any(${rows.map(({ fingerprint }) => fingerprint)}::text[])`)
    .select(['fingerprint', 'outcome', 'entry_id'])
    .execute();
  const byFingerprint = new Map(waiting.map((row) => [row.fingerprint, row]));
  const storedOf = await findEarlierSms(db, rows);
  return (row) => {
    const own = byFingerprint.get(row.fingerprint);
    if (own) return { outcome: outcomeOf(own), entryId: own.entry_id, duplicate: true };
    const stored = storedOf(row);
    return stored && { outcome: stored.outcome, entryId: stored.entry_id, duplicate: true };
  };
}
