import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What was placed: the entries in their order, and what each group got, by its number. */
export type Placed = { order: string[]; groups: { number: number; entries: string[] }[] };

/** How entries of a round were placed. `seed`: hex, null unless it was a draw. `at`: UTC ms. */
export type Placement = Placed & {
  id: string;
  roundId: string;
  way: 'draw' | 'spread';
  seed: string | null;
  at: number;
  by: string | null;
};

/** How entries of rounds were placed, newest first. @param way only such placements */
export async function readPlacements(
  db: Kysely<Schema>,
  { roundIds, way, limit }: { roundIds: readonly string[]; way?: Placement['way']; limit: number },
): Promise<Placement[]> {
  if (roundIds.length === 0) return [];
  const placements = db
    .selectFrom('placements')
    .leftJoin('staff', 'staff.id', 'placements.placed_by')
    .where('round_id', 'in', roundIds)
    .orderBy('placed_at', 'desc')
    .orderBy('placements.id')
    .limit(limit)
    .select(['placements.id', 'round_id', 'way', 'seed', 'placed', 'placed_at', 'staff.name as by']);
  const rows = await (way ? placements.where('way', '=', way) : placements).execute();
  return rows.map(({ round_id, placed, placed_at, ...row }) => ({
    ...(JSON.parse(placed) as Placed),
    ...row,
    roundId: round_id,
    at: placed_at,
  }));
}
