import type { Kysely } from 'kysely';
import type { GroupStop } from '../../domain/contract.ts';
import { countApproved } from '../platform/database/countApproved.ts';
import type { Schema } from '../platform/database/schema.ts';
import { firstOnBoard, firstOpening } from './onBoard.ts';

type Names = { id: string; name_ar: string | null; name_en: string | null };

/** A group of a round with its voting window in UTC ms; `closes_at` is exclusive. */
export type ScheduledGroup = {
  id: string;
  number: number;
  name_ar: string;
  name_en: string;
  opens_at: number;
  closes_at: number;
  /** While its voting is stopped (decision D238). */
  stopped?: GroupStop;
};

export type ScheduledRound = {
  id: string;
  ordinal: number;
  name_ar: string;
  name_en: string;
  judges_percent: number;
  voting_percent: number;
  competition: Names;
  event: Names & { zone: string };
  /** The groups sorted by number; never empty. */
  groups: ScheduledGroup[];
};

/** Reads all rounds that have voting groups, none of a draft or a cancelled competition, sorted by their first opening. */
export async function readScheduledRounds(db: Kysely<Schema>): Promise<ScheduledRound[]> {
  const [rounds, allGroups] = await Promise.all([selectRounds(db), selectGroups(db)]);
  const groups = Map.groupBy(allGroups, (group) => group.round_id);
  return rounds
    .map(
      ({ competition_id, competition_ar, competition_en, event_id, event_ar, event_en, zone, ...round }) => ({
        ...round,
        competition: { id: competition_id, name_ar: competition_ar, name_en: competition_en },
        event: { id: event_id, name_ar: event_ar, name_en: event_en, zone },
        groups: (groups.get(round.id) ?? []).map(({ round_id: _round, ...group }) => group),
      }),
    )
    .filter((round) => round.groups.length > 0)
    .toSorted((a, b) => firstOpening(a) - firstOpening(b));
}

/**
 * The round that each competition's board shows at `now` (UTC ms): one with an open window, else the next to
 * open, else the last to close. The competitions are sorted by when that round's first window opens.
 */
export function roundsOnBoards(rounds: readonly ScheduledRound[], now: number): ScheduledRound[] {
  return [...Map.groupBy(rounds, ({ competition }) => competition.id).values()]
    .flatMap((each) => firstOnBoard(each, now, ({ id }) => id) ?? [])
    .toSorted((a, b) => firstOpening(a) - firstOpening(b) || (a.competition.id < b.competition.id ? -1 : 1));
}

function selectRounds(db: Kysely<Schema>) {
  return db
    .selectFrom('rounds')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.state', 'not in', ['draft', 'cancelled'])
    .where('events.state', '<>', 'draft')
    .select([
      'rounds.id',
      'rounds.ordinal',
      'events.zone',
      'rounds.name_ar',
      'rounds.name_en',
      'rounds.judges_percent',
      'rounds.voting_percent',
      'competitions.id as competition_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
      'events.id as event_id',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
    ])
    .orderBy('rounds.id')
    .execute();
}

async function selectGroups(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('voting_groups')
    .leftJoin('voting_stops', (join) =>
      join.onRef('voting_stops.group_id', '=', 'voting_groups.id').on('voting_stops.resumed_at', 'is', null),
    )
    .select([
      'voting_groups.id',
      'round_id',
      'number',
      'name_ar',
      'name_en',
      'opens_at',
      'closes_at',
      'stopped_at as at',
      'reason_ar',
      'reason_en',
    ])
    .orderBy('number')
    .execute();
  return rows.map(({ at, reason_ar, reason_en, ...group }) => ({
    ...group,
    ...(at !== null && { stopped: { at, reason_ar: reason_ar ?? '', reason_en: reason_en ?? '' } }),
  }));
}

/** How many approved entries each of these competitions has; those without any are left out. */
export async function countParticipants(
  db: Kysely<Schema>,
  competitions: readonly string[],
): Promise<Map<string, number>> {
  if (competitions.length === 0) return new Map();
  const rows = await countApproved(db).where('competition_id', 'in', competitions).execute();
  return new Map(rows.map((row) => [row.competition_id, row.participants]));
}
