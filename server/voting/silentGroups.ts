import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { EntryPlace } from './standings/entryPlaces.ts';

/** Why a group takes no votes: its competition is not published, or not any more; or its voting is stopped (decision D238). */
export type Silence = 'ended' | 'stopped';

/** The window of a group that takes no votes: it is over. */
export const noWindow = { opensAt: 0, closesAt: 0 } as const;

/** A place, and why its group takes no votes if so. */
export type VotedPlace = EntryPlace & { silence: Silence | undefined };

/** Adds to places why their groups take no votes. */
export async function withSilence(db: Kysely<Schema>, places: readonly EntryPlace[]): Promise<VotedPlace[]> {
  const silent = await findSilentGroups(
    db,
    places.map(({ groupId }) => groupId),
  );
  return places.map((place) => ({ ...place, silence: silent.get(place.groupId) }));
}

/**
 * Which of some groups take no votes. In a write, ask with the places of an entry locked: a write that ends a competition or stops a
 * group locks them or the group too. So no vote counts after its commit.
 */
export async function findSilentGroups(
  db: Kysely<Schema>,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, Silence>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .leftJoin('voting_stops', (join) =>
      join.onRef('voting_stops.group_id', '=', 'voting_groups.id').on('voting_stops.resumed_at', 'is', null),
    )
    .where('voting_groups.id', 'in', [...new Set(groupIds)])
    .where((row) =>
      row.or([row('competitions.state', '<>', 'published'), row('voting_stops.id', 'is not', null)]),
    )
    .select(['voting_groups.id', 'competitions.state'])
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state === 'published' ? 'stopped' : 'ended']));
}
