import type { Transaction } from 'kysely';
import { quoteVotes, defaultPriceList, readPriceList, type PriceList } from '../../../domain/pricing.ts';
import type { Standing } from '../../../domain/standing.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { findSilentGroups, noWindow } from '../../voting/silentGroups.ts';
import { gatePassed } from '../../voting/votesGate.ts';
import { newOrder, type Offer } from './offer.ts';
import { offerFee } from './offerFee.ts';
import {
  findKeys,
  placedOrder,
  resumeOrder,
  storeKey,
  type OrderToPlace,
  type Placement,
} from './idempotencyRepo.ts';

/**
 * Stores orders, one per idempotency key. A known key returns its final reply, or its order while there is
 * none. An order of votes needs an open window and an entry that competes (decision D9), one of a fee an entry that
 * owes it (decision D193).
 */
export async function placeOrder(
  tx: Transaction<Schema>,
  inputs: OrderToPlace[],
  context: WriteContext,
): Promise<Placement[]> {
  const known = await findKeys(tx, keysOf(inputs));
  const entries = await readOrderableEntries(
    tx,
    inputs.filter(({ kind }) => kind === 'vote').map(({ entryId }) => entryId),
    context,
  );
  const placements: Placement[] = [];
  for (const input of inputs) {
    const earlier = input.idempotency && known.get(input.idempotency.key);
    placements.push(
      earlier
        ? await resumeOrder(tx, earlier, input, context)
        : await placeNew(tx, input, { entries: entries.get(input.entryId), known }, context),
    );
  }
  return placements;
}

type KnownKeys = Awaited<ReturnType<typeof findKeys>>;

const keysOf = (inputs: readonly OrderToPlace[]) =>
  inputs.flatMap(({ idempotency }) => idempotency?.key ?? []);

async function placeNew(
  tx: Transaction<Schema>,
  input: OrderToPlace,
  { entries, known }: { entries: readonly OrderableEntry[] | undefined; known: KnownKeys },
  context: WriteContext,
): Promise<Placement> {
  const offer = input.kind === 'fee' ? await offerFee(tx, input, context) : offerVotes(input, entries);
  if ('kind' in offer) return offer;
  const { row, isNew, eventEndsAt } = offer;
  if (isNew) await tx.insertInto('orders').values(row).execute();
  const order = placedOrder(row);
  const { idempotency } = input;
  if (!idempotency) return { kind: 'placed', order };
  const stored = await storeKey(tx, { input: { ...input, idempotency }, order: row, eventEndsAt }, context);
  known.set(idempotency.key, stored);
  if (stored.order.id === row.id) return { kind: 'placed', order };
  if (isNew) await tx.deleteFrom('orders').where('id', '=', row.id).execute();
  return resumeOrder(tx, stored, input, context);
}

function offerVotes(input: OrderToPlace, entries: readonly OrderableEntry[] | undefined): Offer {
  if (!entries) return { kind: 'unknown_entry' };
  const entry = openEntry(entries, input.arrivedAt);
  if (!entry) return { kind: 'closed' };
  if (entry.isStopped) return { kind: 'stopped' };
  if (entry.standing !== 'in') return { kind: 'not_competing' };
  const quote = input.votes === null ? undefined : quoteVotes(input.votes, entry.prices);
  if (!quote) throw new Error('An order has an invalid number of votes.');
  const { competitionId: of_competition } = entry;
  const votes = { of_competition, round_id: entry.roundId, group_id: entry.groupId, votes: input.votes };
  const price = { amount_baisa: quote.total_baisa, quote: JSON.stringify(quote) };
  return { row: newOrder(input, { ...votes, ...price }), isNew: true, eventEndsAt: entry.eventEndsAt };
}

/** An entry in a round, with its prices and the window of its group (UTC ms; the close is exclusive). */
type OrderableEntry = {
  entryId: string;
  competitionId: string;
  roundId: string;
  groupId: string;
  opensAt: number;
  closesAt: number;
  /** UTC ms. */
  eventEndsAt: number;
  prices: PriceList;
  standing: Standing;
  /** Whether its voting is stopped (decision D238). */
  isStopped: boolean;
};

/** Finds every round of the given entries, by entry. Locks their standings and windows until the commit. */
async function readOrderableEntries(
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
      'competitions.id as competitionId',
      'round_entries.round_id as roundId',
      'voting_groups.id as groupId',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
      'events.ends_at as eventEndsAt',
      'price_lists.prices',
      'round_entries.standing',
    ]);
  const rows = await (
    memory ? places : places.where(gatePassed).forShare(['round_entries', 'voting_groups'])
  ).execute();
  const silent = await findSilentGroups(
    tx,
    rows.map(({ groupId }) => groupId),
  );
  const entries = rows.map(({ prices, ...entry }) => ({
    ...entry,
    ...(silent.get(entry.groupId) === 'ended' && noWindow),
    isStopped: silent.get(entry.groupId) === 'stopped',
    prices: pricesOf(prices),
  }));
  return Map.groupBy(entries, ({ entryId }) => entryId);
}

/**
 * The prices that a competition stored, or the default ones if it stored none.
 * @throws Error if the stored prices are invalid, because the default ones would be wrong
 */
export function pricesOf(stored: string | null): PriceList {
  if (stored === null) return defaultPriceList;
  const prices = readPriceList(JSON.parse(stored));
  if (!prices) throw new Error('The price list of a competition cannot be read.');
  return prices;
}

function openEntry(entries: readonly OrderableEntry[], now: number): OrderableEntry | undefined {
  return entries.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
}
