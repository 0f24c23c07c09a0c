import { sql, type Transaction } from 'kysely';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { nextMidnight, startOfDay } from '../../domain/zonedTime.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteMemory } from '../platform/writer/writeMemory.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';

type Counts = Map<string, number>;

const nameOf = (day: string) => `sms counts of ${day}`;
const dayOf = ({ day, zone }: CappedSender) => `${day} ${zone}`;

/**
 * Decides from memory, for a writer that is alone: a count that was stored for each vote would touch one more page of
 * the file each time, since senders come in no order, and cost as much as all the rest of a vote.
 */
export async function rememberedCap(
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
  if (!counts) throw new Error('A message was counted for a day that was not opened.');
  const before = counts.get(payer) ?? 0;
  if (before >= SMS_VOTES_PER_DAY) return false;
  counts.set(payer, before + 1);
  memory.onRollback(() => counts.set(payer, before));
  return true;
}

/** Yesterday of a zone is needed no more; a message that was late at midnight reads it again. */
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
    // Written out, and not a parameter, so that the index that holds counted messages only can be used.
    .where('outcome', '=', sql.lit('counted'))
    .groupBy('payer')
    .select(['payer', sql<number>`count(*)`.as('counted')]);
  const isAlone = (await otherZone(tx, zone)) === undefined;
  // The index alone answers where all events are in one zone.
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
