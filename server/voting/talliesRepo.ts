import type { Kysely } from 'kysely';
import type { Standing } from '../../domain/standing.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A participant of a round with its tally; all zeros without votes. */
export type BoardRow = {
  round_id: string;
  entry_id: string;
  user_id: string;
  full_name: string;
  name_ar: string | null;
  name_en: string | null;
  country_id: number;
  image_url: string | null;
  sms_code: string | null;
  group_number: number;
  standing: Standing;
  /** The jury's mean in thousandths, 0 to 100000; null while no judge has scored. */
  evaluation: number | null;
  votes: number;
  /** UTC ms of the latest vote. */
  reached_at: number;
  /** Start (UTC ms) of the latest hour with a vote. */
  hour: number;
  /** The total of the votes before `hour`. */
  votes_at_hour: number;
};

/**
 * Reads the participants of rounds with their tallies, sorted by group and entry. The caller ranks them.
 */
export async function readBoardRows(db: Kysely<Schema>, roundIds: readonly string[]): Promise<BoardRow[]> {
  if (roundIds.length === 0) return [];
  return db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .leftJoin('tallies', (join) =>
      join
        .onRef('tallies.round_id', '=', 'round_entries.round_id')
        .onRef('tallies.entry_id', '=', 'round_entries.entry_id'),
    )
    .where('round_entries.round_id', 'in', roundIds)
    .select([
      'round_entries.round_id',
      'entries.id as entry_id',
      'users.id as user_id',
      'users.full_name',
      'users.name_ar',
      'users.name_en',
      'users.country_id',
      'users.image_url',
      'entries.sms_code',
      'voting_groups.number as group_number',
      'round_entries.evaluation',
      'round_entries.standing',
    ])
    .select((row) => [
      row.fn.coalesce('tallies.votes', row.lit(0)).as('votes'),
      row.fn.coalesce('tallies.reached_at', row.lit(0)).as('reached_at'),
      row.fn.coalesce('tallies.hour', row.lit(0)).as('hour'),
      row.fn.coalesce('tallies.votes_at_hour', row.lit(0)).as('votes_at_hour'),
    ])
    .orderBy('voting_groups.number')
    .orderBy('entries.id')
    .execute();
}

/** A participant's total at the start of the full hour `hour` (UTC ms), computed from its board row. */
export function votesAtHour(row: Pick<BoardRow, 'votes' | 'hour' | 'votes_at_hour'>, hour: number): number {
  return row.hour < hour ? row.votes : row.votes_at_hour;
}
