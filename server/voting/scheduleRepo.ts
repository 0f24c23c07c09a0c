import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Names = { id: string; name_ar: string | null; name_en: string | null };

/** A group of a round with its voting window in UTC ms; `closes_at` is exclusive. */
export type ScheduledGroup = {
  id: string;
  number: number;
  name_ar: string;
  name_en: string;
  opens_at: number;
  closes_at: number;
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
  /** How many approved entries the whole competition has. */
  total_participants: number;
  /** The groups sorted by number; never empty. */
  groups: ScheduledGroup[];
};

/** Reads all rounds that have voting groups, sorted by when their first window opens. */
export async function readScheduledRounds(db: Kysely<Schema>): Promise<ScheduledRound[]> {
  const [rounds, participants] = await Promise.all([selectRounds(db), countParticipants(db)]);
  const groups = Map.groupBy(await selectGroups(db), (group) => group.round_id);
  return rounds
    .map(
      ({ competition_id, competition_ar, competition_en, event_id, event_ar, event_en, zone, ...round }) => ({
        ...round,
        competition: { id: competition_id, name_ar: competition_ar, name_en: competition_en },
        event: { id: event_id, name_ar: event_ar, name_en: event_en, zone },
        total_participants: participants.get(competition_id) ?? 0,
        groups: (groups.get(round.id) ?? []).map(({ round_id: _round, ...group }) => group),
      }),
    )
    .filter((round) => round.groups.length > 0)
    .toSorted((a, b) => firstOpening(a) - firstOpening(b));
}

/**
 * The round that the board shows at `now` (UTC ms): one with an open window, else the next to open, else
 * the last to close. Undefined without rounds.
 */
export function roundOnBoard(rounds: readonly ScheduledRound[], now: number): ScheduledRound | undefined {
  const windows = rounds.flatMap((round) => round.groups.map((group) => ({ round, group })));
  const open = windows.find(({ group }) => group.opens_at <= now && now < group.closes_at);
  if (open) return open.round;
  const ahead = windows
    .filter(({ group }) => group.opens_at > now)
    .toSorted((a, b) => a.group.opens_at - b.group.opens_at)[0];
  const past = windows.toSorted((a, b) => b.group.closes_at - a.group.closes_at)[0];
  return (ahead ?? past)?.round;
}

const firstOpening = (round: ScheduledRound) => Math.min(...round.groups.map((group) => group.opens_at));

function selectRounds(db: Kysely<Schema>) {
  return db
    .selectFrom('rounds')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
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

function selectGroups(db: Kysely<Schema>) {
  return db.selectFrom('voting_groups').selectAll().orderBy('number').execute();
}

async function countParticipants(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('entries')
    .where('status', '=', 'approved')
    .groupBy('competition_id')
    .select(['competition_id', sql<number>`count(*)`.as('total')])
    .execute();
  return new Map(rows.map((row) => [row.competition_id, row.total]));
}
