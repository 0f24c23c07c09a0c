import type { Kysely } from 'kysely';
import { nameSearchText } from '../../../domain/staff/nameSearch.ts';
import type { OrdersTable } from '../../../server/platform/database/paymentSchema.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { accountOf, candidatesBy, layDuplicates, portraitOf } from './laidDuplicates.ts';
import { layOwner } from './laidOwner.ts';

const ROWS = 100_000;
const COMPETITIONS = 40;
/** Rows of one insert: the databases limit how many values one has. */
const CHUNK = 1_000;

export const listsOrganisation = newId();
const competitions = Array.from({ length: COMPETITIONS }, () => newId());
const ids = Array.from({ length: ROWS }, () => newId());

/** Each given name is that of one entry in 24, each family name that of one in 500. */
const givenNames =
  'سالم مريم ياسر لينا هدى أحمد فاطمة خالد نورة علي عائشة حمد زينب سعيد شيخة عمر منى يوسف رحمة بدر أسماء طارق ليلى ماجد'.split(
    ' ',
  );
const givenOf = (index: number) => givenNames[index % givenNames.length]!;
const familyOf = (index: number) => `الكندي${index % 500}`;
const statuses = ['approved', 'approved', 'pending', 'rejected', 'submitted'] as const;
const orderStatuses = ['paid', 'paid', 'paid', 'expired', 'created', 'refunded', 'failed'] as const;

type Queries = Record<string, (call: number) => { query: string; headers?: Record<string, string> }>;

const competitionOf = (call: number) => `competition=${competitions[call % COMPETITIONS]}`;
const searchOf = (text: string) => `search=${encodeURIComponent(text)}`;

/** Queries of the entries by what they filter, for each call another one. */
export const entryQueries: Queries = {
  'no filter': () => ({ query: '' }),
  status: (call) => ({ query: `status=${statuses[call % statuses.length]}` }),
  withdrawn: () => ({ query: 'status=withdrawn' }),
  'perhaps registered twice': () => ({ query: 'duplicates=1' }),
  'perhaps registered twice, of a competition': (call) => ({ query: `duplicates=1&${competitionOf(call)}` }),
  competition: (call) => ({ query: competitionOf(call) }),
  'a name of many': (call) => ({ query: searchOf(givenOf(call)) }),
  'a whole name': (call) => ({ query: searchOf(`${givenOf(call)} ${familyOf(call)}`) }),
  'two letters': (call) => ({ query: searchOf(givenOf(call).slice(0, 2)) }),
  'a name that nobody has': () => ({ query: searchOf('زرقاء اليمامة') }),
  'a code': (call) => ({ query: searchOf(String(1_000 + call)) }),
  'an id': (call) => ({ query: searchOf(ids[call * 97]!) }),
  'status, competition and name': (call) => ({
    query: `status=pending&${competitionOf(call)}&${searchOf(givenOf(call))}`,
  }),
};

/** Queries of the orders by what they filter, for each call another one. */
export const orderQueries: Queries = {
  'no filter': () => ({ query: '' }),
  state: (call) => ({ query: `state=${['paid', 'open', 'expired', 'refunded', 'failed'][call % 5]}` }),
  competition: (call) => ({ query: competitionOf(call) }),
  'state and competition': (call) => ({ query: `state=refunded&${competitionOf(call)}` }),
  'a number': (call) => ({ query: `reference=${ids[call * 89]}` }),
  'a phone number': (call) => ({ query: '', headers: { 'x-payer': encodeURIComponent(phoneOf(call * 83)) } }),
  'an address that nobody has': (call) => ({ query: '', headers: { 'x-payer': `nobody${call}@example.om` } }),
};

/** Candidates, for each call another one. */
export const candidates = candidatesBy(ids);

/** Reads of a competition whose cost could grow with the entries and orders of others. */
export const competitionReads: Record<string, (call: number) => string> = {
  'what may become of it': (call) => `${competitions[call % COMPETITIONS]}/life`,
  'what a cancellation undoes': (call) => `${competitions[call % COMPETITIONS]}/cancellation`,
};

/** Queries of the desk of screeners: what waits, was put aside, or failed. */
export const deskQueries: Queries = {
  'every competition': () => ({ query: '' }),
  'one competition': (call) => ({ query: competitionOf(call) }),
};

const phoneOf = (index: number) => `+9689${String(1_000_000 + (index % 900_000)).padStart(7, '0')}`;

/**
 * Writes 100,000 entries and 100,000 orders of fees in 40 competitions of one organisation, and second entries of a third of the
 * candidates, of whom some share a phone number, a document or a portrait.
 * @param now UTC ms
 * @returns the cookie of its owner
 */
export async function layLists(db: Kysely<Schema>, now: number): Promise<string> {
  const cookie = await layOwner(db, listsOrganisation, now);
  const event = { id: newId(), slug: 'long', name_ar: 'طويلة', name_en: 'Long', zone: 'Asia/Muscat' };
  await db
    .insertInto('events')
    .values({ ...event, organisation_id: listsOrganisation, starts_at: now, ends_at: now + 1 })
    .execute();
  await db
    .insertInto('competitions')
    .values(
      competitions.map((id, index) => ({
        id,
        event_id: event.id,
        slug: `competition-${index}`,
        name_ar: `مسابقة ${index}`,
        name_en: null,
      })),
    )
    .execute();
  for (let from = 0; from < ROWS; from += CHUNK) {
    const chunk = Array.from({ length: CHUNK }, (_, index) => from + index);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('users').values(chunk.map(userAt)).execute();
      await tx
        .insertInto('accounts')
        .values(chunk.map((index) => accountOf(ids[index]!, index, now)))
        .execute();
      await tx
        .insertInto('entries')
        .values(chunk.map((index) => entryAt(index, now)))
        .execute();
      await tx
        .insertInto('orders')
        .values(chunk.map((index) => orderAt(index, now)))
        .execute();
    });
  }
  await layDuplicates(db, ids, (index) => competitions[index % COMPETITIONS]!, now);
  return cookie;
}

const nameAt = (index: number) => `${givenOf(index)} ${familyOf(index)}`;

const userAt = (index: number) => ({
  id: ids[index]!,
  role: 'candidate' as const,
  full_name: nameAt(index),
  name_ar: nameAt(index),
  name_en: null,
  country_id: 1,
  image_url: portraitOf(index),
});

const entryAt = (index: number, now: number) => ({
  id: ids[index]!,
  user_id: ids[index]!,
  competition_id: competitions[index % COMPETITIONS]!,
  status: statuses[index % statuses.length]!,
  sms_code: index < 5_000 ? String(1_000 + index) : null,
  live_media_id: null,
  pending_media_id: null,
  pending_status: null,
  signup_key_hash: null,
  language: 'ar' as const,
  decision_reason: null,
  pending_reason: null,
  created_at: now - (ROWS - index) * 1_000,
  withdrawn_at: index % 1_000 === 7 ? now : null,
  search_text: nameSearchText([nameAt(index)]),
});

const orderAt = (index: number, now: number): OrdersTable => ({
  id: `${ids[index]!.slice(0, 21)}o`,
  kind: 'fee',
  entry_id: ids[index]!,
  of_competition: competitions[index % COMPETITIONS]!,
  round_id: null,
  group_id: null,
  votes: null,
  amount_baisa: 7_500,
  quote: '{}',
  status: orderStatuses[index % orderStatuses.length]!,
  email: `payer${index}@example.om`,
  phone: index % 2 === 0 ? phoneOf(index) : null,
  civil_id: null,
  contact: `contact ${index}`,
  device: `device ${index}`,
  language: 'ar',
  network: null,
  receipt_code: ids[index]!,
  created_at: now - (ROWS - index) * 1_000,
  expires_at: now - (ROWS - index) * 1_000 + 900_000,
  paid_at: null,
  ledger_stream: null,
  ledger_seq: null,
});
