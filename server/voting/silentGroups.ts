import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Why a group takes no votes: its competition is not published, or not any more; or its voting is stopped (decision D238). */
export type Silence = 'ended' | 'stopped';

/** The window of a group that takes no votes: it is over. */
export const noWindow = { opensAt: 0, closesAt: 0 } as const;

/**
 * Which of some groups take no votes. Ask it with the places of an entry locked: a write that ends a competition or stops a
 * group locks them or the group too. So no vote counts after its commit.
 */
export async function findSilentGroups(
  tx: Transaction<Schema>,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, Silence>> {
  if (groupIds.length === 0) return new Map();
  const rows = await tx
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
