import type { Transaction } from 'kysely';
import { defaultPriceList, readPriceList, type PriceList } from '../../../domain/pricing.ts';
import type { Standing } from '../../../domain/standing.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** An entry in a round that votes can be ordered for, with its window (half-open, UTC ms). */
export type OrderableEntry = {
  entryId: string;
  roundId: string;
  groupId: string;
  opensAt: number;
  closesAt: number;
  /** When the event is over (UTC ms). */
  eventEndsAt: number;
  prices: PriceList;
  standing: Standing;
};

/** Every round of the given entries, by entry. Their standings stay as read until the commit. */
export async function readOrderableEntries(
  tx: Transaction<Schema>,
  entryIds: readonly string[],
  { memory }: WriteContext,
): Promise<Map<string, OrderableEntry[]>> {
  if (entryIds.length === 0) return new Map();
  const places = tx
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('price_lists', 'price_lists.competition_id', 'competitions.id')
    .where('round_entries.entry_id', 'in', [...new Set(entryIds)])
    .select([
      'round_entries.entry_id as entryId',
      'round_entries.round_id as roundId',
      'voting_groups.id as groupId',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
      'events.ends_at as eventEndsAt',
      'price_lists.prices',
      'round_entries.standing',
    ]);
  const rows = await (memory ? places : places.forShare('round_entries')).execute();
  const entries = rows.map(({ prices, ...entry }) => ({ ...entry, prices: pricesOf(prices) }));
  return Map.groupBy(entries, ({ entryId }) => entryId);
}

/** @throws Error when a stored price list is none: nothing may be sold at a price that nobody set */
export function pricesOf(stored: string | null): PriceList {
  if (stored === null) return defaultPriceList;
  const prices = readPriceList(JSON.parse(stored));
  if (!prices) throw new Error('The price list of a competition cannot be read.');
  return prices;
}

export function openEntry(entries: readonly OrderableEntry[], now: number): OrderableEntry | undefined {
  return entries.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
}
