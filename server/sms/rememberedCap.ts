import { sql, type Transaction } from 'kysely';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { MUSCAT } from '../../domain/muscat.ts';
import { nextMidnight, startOfDay } from '../../domain/zonedTime.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteMemory } from '../platform/writer/writeMemory.ts';
import type { ReceivedSms } from './receivedSms.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';

type Counts = Map<string, number>;

const nameOf = (day: string) => `sms counts of ${day}`;

/**
 * Decides from memory, for a writer that is alone: a count that was stored for each vote would touch one more page of
 * the file each time, since senders come in no order, and cost as much as all the rest of a vote.
 */
export async function rememberedCap(
  tx: Transaction<Schema>,
  messages: readonly ReceivedSms[],
  memory: WriteMemory,
): Promise<SmsCap> {
  const days = new Map<string, Counts>();
  for (const { day, receivedAt } of messages) {
    if (days.has(day)) continue;
    days.set(day, await memory.recall(nameOf(day), () => countsOfDay(tx, receivedAt)));
  }
  forgetOtherDays(memory, days);
  return async (senders) => senders.map((sender) => countOne(days, sender, memory));
}

function countOne(days: Map<string, Counts>, { day, payer }: CappedSender, memory: WriteMemory): boolean {
  const counts = days.get(day);
  if (!counts) throw new Error('A message was counted for a day that was not opened.');
  const before = counts.get(payer) ?? 0;
  if (before >= SMS_VOTES_PER_DAY) return false;
  counts.set(payer, before + 1);
  memory.onRollback(() => counts.set(payer, before));
  return true;
}

/** Yesterday is needed no more; a message that was late at midnight reads it again. */
function forgetOtherDays(memory: WriteMemory, days: Map<string, Counts>): void {
  const kept = new Set([...days.keys()].map(nameOf));
  memory.forget((name) => name.startsWith(nameOf('')) && !kept.has(name));
}

async function countsOfDay(tx: Transaction<Schema>, instant: number): Promise<Counts> {
  const rows = await tx
    .selectFrom('sms_messages')
    .where('received_at', '>=', startOfDay(instant, MUSCAT))
    .where('received_at', '<', nextMidnight(instant, MUSCAT))
    // Written out, and not a parameter, so that the index that holds counted messages only can be used.
    .where('outcome', '=', sql.lit('counted'))
    .groupBy('payer')
    .select(['payer', sql<number>`count(*)`.as('counted')])
    .execute();
  return new Map(rows.map(({ payer, counted }) => [payer, counted]));
}
