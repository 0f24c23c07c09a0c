import type { Kysely } from 'kysely';
import type { SeasonState } from '../../../domain/season/competitionPhase.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What an act on many entries names. */
export type BulkPlace = { competitionId: string; roundId: string; groups: readonly string[] };

/** A group with how many of its entries compete. */
type GroundGroup = {
  id: string;
  number: number;
  name_ar: string;
  name_en: string;
  opens_at: number;
  closes_at: number;
  members: number;
};

/** `placed`: all entries in groups of the round. */
export type BulkGround = { state: SeasonState; placed: number; groups: GroundGroup[] };

/** The round and those of the named groups that it has; undefined if the competition has no such round. */
export async function readGround(
  db: Kysely<Schema>,
  { competitionId, roundId, groups: named }: BulkPlace,
): Promise<BulkGround | undefined> {
  const round = await db
    .selectFrom('rounds')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .where('rounds.id', '=', roundId)
    .where('competitions.id', '=', competitionId)
    .select('competitions.state')
    .executeTakeFirst();
  if (!round) return undefined;
  if (named.length === 0) return { ...round, placed: 0, groups: [] };
  const groups = await db
    .selectFrom('voting_groups')
    .where('round_id', '=', roundId)
    .where('id', 'in', named)
    .orderBy('number')
    .select(['id', 'number', 'name_ar', 'name_en', 'opens_at', 'closes_at'])
    .execute();
  const counts = await db
    .selectFrom('round_entries')
    .where('round_id', '=', roundId)
    .groupBy(['group_id', 'standing'])
    .select((row) => ['group_id', 'standing', row.fn.countAll<number | string>().as('entries')])
    .execute();
  const competing = new Map(
    counts.filter(({ standing }) => standing === 'in').map((row) => [row.group_id, Number(row.entries)]),
  );
  return {
    ...round,
    placed: counts.reduce((sum, { entries }) => sum + Number(entries), 0),
    groups: groups.map((group) => ({ ...group, members: competing.get(group.id) ?? 0 })),
  };
}
