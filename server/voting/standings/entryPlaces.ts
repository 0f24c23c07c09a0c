import type { Kysely, Transaction } from 'kysely';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import type { Standing } from '../../../domain/standing.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { gatePassed } from '../votesGate.ts';

/**
 * An entry in one of its rounds, with its window (UTC ms; the close is exclusive) and the time zone of its
 * event.
 */
export type EntryPlace = {
  entryId: string;
  roundId: string;
  /** The number of the round in its competition. */
  ordinal: number;
  groupId: string;
  groupNumber: number;
  opensAt: number;
  closesAt: number;
  standing: Standing;
  zone: string;
};

/** All rounds of the given entries, last to close first. Locks their standings until the commit. */
export async function readPlaces(
  tx: Transaction<Schema>,
  entryIds: readonly string[],
  { memory }: WriteContext,
): Promise<EntryPlace[]> {
  if (entryIds.length === 0) return [];
  const places = placesOf(tx, entryIds);
  // SQLite has a single writer and no row locks.
  return (memory ? places : places.where(gatePassed).forShare(['round_entries', 'voting_groups'])).execute();
}

/** As `readPlaces`, without a lock. */
export async function findPlaces(db: Kysely<Schema>, entryIds: readonly string[]): Promise<EntryPlace[]> {
  return entryIds.length === 0 ? [] : placesOf(db, entryIds).execute();
}

const placesOf = (db: Kysely<Schema>, entryIds: readonly string[]) =>
  db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('round_entries.entry_id', 'in', entryIds)
    .orderBy('voting_groups.closes_at', 'desc')
    .orderBy('round_entries.round_id')
    .orderBy('round_entries.entry_id')
    .select([
      'round_entries.entry_id as entryId',
      'round_entries.round_id as roundId',
      'rounds.ordinal',
      'voting_groups.id as groupId',
      'voting_groups.number as groupNumber',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
      'round_entries.standing',
      'events.zone',
    ]);

/**
 * The rounds that can still get votes. That includes the minutes after the close in which orders can still
 * be paid. Other rounds keep their result.
 * @param now UTC ms
 */
export const runningPlaces = (places: readonly EntryPlace[], now: number): EntryPlace[] =>
  places.filter(({ closesAt }) => now < closesAt + ORDER_PAYMENT_MS);
