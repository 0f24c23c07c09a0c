import type { Transaction } from 'kysely';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';

/** Decides by a table, for as many writers as there are; its rows are locked until each has committed. */
export function sharedCap(tx: Transaction<Schema>): SmsCap {
  return (messages) => countTowardsCap(tx, messages);
}

async function countTowardsCap(
  tx: Transaction<Schema>,
  messages: readonly CappedSender[],
): Promise<boolean[]> {
  if (messages.length === 0) return [];
  const counted = messages.map((message) => ({ payer: message.payer, day: storedDay(message) }));
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

const keyOf = ({ payer, day }: { payer: string; day: string }) => `${day} ${payer}`;

/** Days of other zones than the default begin at other instants, so they have counts of their own. */
const storedDay = ({ day, zone }: CappedSender) => (zone === DEFAULT_ZONE ? day : `${day} ${zone}`);

/** In one order for every writer, so that two that meet on the same senders wait instead of blocking each other. */
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
