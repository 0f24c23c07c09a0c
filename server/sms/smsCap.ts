import { type Kysely, type Transaction, sql } from 'kysely';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { nextMidnight, startOfDay } from '../../domain/zonedTime.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import type { WriteMemory } from '../platform/writer/writeMemory.ts';

/** A message that may count, with its day (YYYY-MM-DD) in its event's zone; `receivedAt` in UTC ms. */
export type CappedSender = { payer: string; day: string; zone: string; receivedAt: number };

/**
 * Counts messages towards the caps of their senders, in order and by zone (decision D7).
 * @returns for each message whether it is within the cap
 */
export type SmsCap = (messages: readonly CappedSender[]) => Promise<boolean[]>;

/** Opens the cap for a batch; call it before any message of the batch is stored. */
export async function openSmsCap(
  tx: Transaction<Schema>,
  messages: readonly CappedSender[],
  { memory }: WriteContext,
): Promise<SmsCap> {
  return memory ? rememberedCap(tx, messages, memory) : sharedCap(tx);
}

type Counts = Map<string, number>;

const nameOf = (day: string) => `sms counts of ${day}`;
const dayOf = ({ day, zone }: CappedSender) => `${day} ${zone}`;

/**
 * Counts in memory, for a single writer. A stored count would touch one more random page of the file for each vote, and
 * so double its cost.
 */
async function rememberedCap(
  tx: Transaction<Schema>,
  messages: readonly CappedSender[],
  memory: WriteMemory,
): Promise<SmsCap> {
  const days = new Map<string, Counts>();
  for (const message of messages) {
    const day = dayOf(message);
    if (days.has(day)) continue;
    days.set(day, await memory.recall(nameOf(day), () => countsOfDay(tx, message)));
  }
  forgetOtherDays(memory, messages);
  return async (senders) => senders.map((sender) => countOne(days, sender, memory));
}

function countOne(days: Map<string, Counts>, sender: CappedSender, memory: WriteMemory): boolean {
  const { payer } = sender;
  const counts = days.get(dayOf(sender));
  if (!counts) throw new Error('The day of a counted message is not open.');
  const before = counts.get(payer) ?? 0;
  if (before >= SMS_VOTES_PER_DAY) return false;
  counts.set(payer, before + 1);
  memory.onRollback(() => counts.set(payer, before));
  return true;
}

/**
 * Forgets a zone's days that no message of the batch is in. A message that arrives late at midnight reads its
 * day again.
 */
function forgetOtherDays(memory: WriteMemory, messages: readonly CappedSender[]): void {
  const kept = new Set(messages.map((message) => nameOf(dayOf(message))));
  const zones = [...new Set(messages.map(({ zone }) => ` ${zone}`))];
  memory.forget(
    (name) => name.startsWith(nameOf('')) && zones.some((zone) => name.endsWith(zone)) && !kept.has(name),
  );
}

async function countsOfDay(tx: Transaction<Schema>, { receivedAt, zone }: CappedSender): Promise<Counts> {
  const ofDay = tx
    .selectFrom('sms_messages')
    .where('received_at', '>=', startOfDay(receivedAt, zone))
    .where('received_at', '<', nextMidnight(receivedAt, zone))
    // A literal, not a parameter, so that the partial index on counted messages applies.
    .where('outcome', '=', sql.lit('counted'))
    .groupBy('payer')
    .select(['payer', sql<number>`count(*)`.as('counted')]);
  const isAlone = (await otherZone(tx, zone)) === undefined;
  // Without a second zone the index answers alone, without reading entries.
  const rows = await (isAlone ? ofDay : ofDay.where('entry_id', 'in', entriesIn(tx, zone))).execute();
  return new Map(rows.map(({ payer, counted }) => [payer, counted]));
}

const otherZone = (tx: Transaction<Schema>, zone: string) =>
  tx.selectFrom('events').where('zone', '<>', zone).select('id').limit(1).executeTakeFirst();

const entriesIn = (tx: Transaction<Schema>, zone: string) =>
  tx
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.zone', '=', zone)
    .select('entries.id');

/** Counts in a table, for several writers; its rows stay locked until the commit. */
function sharedCap(tx: Transaction<Schema>): SmsCap {
  return (messages) => countTowardsCap(tx, messages);
}

async function countTowardsCap(
  tx: Transaction<Schema>,
  messages: readonly CappedSender[],
): Promise<boolean[]> {
  if (messages.length === 0) return [];
  const counted = messages.map(countedOn);
  const added = Map.groupBy(counted, keyOf);
  const stored = await tx
    .insertInto('sms_day_counts')
    .values(rowsOf(added))
    .onConflict((conflict) =>
      conflict.columns(['day', 'payer']).doUpdateSet((row) => ({
        counted: row.eb('sms_day_counts.counted', '+', row.ref('excluded.counted')),
      })),
    )
    .returningAll()
    .execute();
  const left = new Map<string, number>();
  for (const row of stored) {
    const before = row.counted - (added.get(keyOf(row))?.length ?? 0);
    left.set(keyOf(row), SMS_VOTES_PER_DAY - before);
  }
  return counted.map((message) => takeOne(left, keyOf(message)));
}

/**
 * The cap of a batch that is stored in one statement: it counts from the stored counts on, and stores none.
 * @returns counts one more message of a sender, unless that is over the cap
 */
export async function readSharedCap(
  db: Kysely<Schema>,
  messages: readonly CappedSender[],
): Promise<(sender: CappedSender) => boolean> {
  const counts = new Map<string, number>();
  for (const [day, senders] of Map.groupBy(messages, storedDay)) {
    const payers = senders.map(({ payer }) => payer);
    const rows = await db
      .selectFrom('sms_day_counts')
      .where('day', '=', day)
      .where('payer', '=', sql<string>`any(${payers}::text[])`)
      .select(['payer', 'counted'])
      .execute();
    for (const { payer, counted } of rows) counts.set(keyOf({ payer, day }), counted);
  }
  return (sender) => {
    const key = keyOf(countedOn(sender));
    const before = counts.get(key) ?? 0;
    if (before >= SMS_VOTES_PER_DAY) return false;
    counts.set(key, before + 1);
    return true;
  };
}

/** The rows that add messages within the cap to the stored counts. */
export const countsToAdd = (messages: readonly CappedSender[]) =>
  rowsOf(Map.groupBy(messages.map(countedOn), keyOf));

const countedOn = (message: CappedSender) => ({ payer: message.payer, day: storedDay(message) });

const keyOf = ({ payer, day }: { payer: string; day: string }) => `${day} ${payer}`;

/**
 * The day as the table stores it. Days in other zones begin at other instants, so they have separate counts.
 */
const storedDay = ({ day, zone }: CappedSender) => (zone === DEFAULT_ZONE ? day : `${day} ${zone}`);

/** The rows to add, sorted so that two writers with the same senders wait instead of deadlocking. */
function rowsOf(added: Map<string, { payer: string; day: string }[]>) {
  return [...added.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([_key, group]) =>
      group.slice(0, 1).map(({ payer, day }) => ({ payer, day, counted: group.length })),
    );
}

function takeOne(left: Map<string, number>, key: string): boolean {
  const places = left.get(key) ?? 0;
  left.set(key, places - 1);
  return places > 0;
}
