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
import { isRefused, judgedSms, outcomeOf, repeatOf, resultOf } from './acceptSms.ts';
import { inboxColumns, orReplaceRefused } from './inboxRepo.ts';
import { eachOnce } from './inboxRow.ts';

/** `acceptSms` in one statement, judged by places in memory. If these are old, it stores nothing (decision D255). */
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

/** Stores messages if the places by which they were judged are still those of the database. */
async function storeIn(
  db: Kysely<Schema>,
  rows: readonly SmsInboxTable[],
  placesVersion: number,
): Promise<boolean> {
  const { rows: fences } = await sql`
    WITH fence AS MATERIALIZED (${currentPlaces(placesVersion)}),
    accepted AS (${insertFenced('sms_inbox', inboxColumns, eachOnce(rows))} ${orReplaceRefused})
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
  const waitingOf = new Map(waiting.map((row) => [row.fingerprint, row]));
  const storedOf = await findEarlierSms(db, rows);
  return (row) => {
    const own = waitingOf.get(row.fingerprint);
    if (own) return repeatOf(outcomeOf(own), own);
    const stored = storedOf(row);
    return stored && repeatOf(stored.outcome, stored);
  };
}
