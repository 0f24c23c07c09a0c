import type { Kysely, Transaction } from 'kysely';
import type { StaffGroup, StaffRound } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { changeOf } from '../changeOf.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** The rounds of a competition in their order, with their groups by number. */
export async function readRounds(db: Database, competitionId: string): Promise<StaffRound[]> {
  const rounds = await db
    .selectFrom('rounds')
    .leftJoin('staff', 'staff.id', 'rounds.changed_by')
    .where('competition_id', '=', competitionId)
    .orderBy('ordinal')
    .select([
      'rounds.id',
      'ordinal',
      'name_ar',
      'name_en',
      'judges_percent',
      'starts_at',
      'ends_at',
      'version',
      'changed_at',
      'staff.name as by',
    ])
    .execute();
  const groups = await readGroups(db, competitionId);
  return rounds.map(({ changed_at, by, ...round }) => ({
    ...round,
    changed: changeOf({ changed_at, by }),
    groups: groups
      .filter(({ round_id }) => round_id === round.id)
      .map(({ round_id: _round, ...group }) => group),
  }));
}

async function readGroups(
  db: Database,
  competitionId: string,
): Promise<(StaffGroup & { round_id: string })[]> {
  const groups = await db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .leftJoin('staff', 'staff.id', 'voting_groups.changed_by')
    .where('rounds.competition_id', '=', competitionId)
    .orderBy('voting_groups.number')
    .select([
      'voting_groups.id',
      'voting_groups.round_id',
      'number',
      'voting_groups.name_ar',
      'voting_groups.name_en',
      'opens_at',
      'closes_at',
      'voting_groups.version',
      'voting_groups.changed_at',
      'staff.name as by',
    ])
    .execute();
  const places = await db
    .selectFrom('round_entries')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .where('rounds.competition_id', '=', competitionId)
    .orderBy('entries.sms_code')
    .orderBy('entries.id')
    .select(['group_id', 'entries.id as entry', 'sms_code as code'])
    .execute();
  const members = Map.groupBy(places, ({ group_id }) => group_id);
  return groups.map(({ changed_at, by, ...group }) => {
    const own = members.get(group.id) ?? [];
    const codes = own.flatMap(({ entry, code }) => (code === null ? [] : [{ entry, code }]));
    return { ...group, changed: changeOf({ changed_at, by }), members: own.length, codes };
  });
}

export const roundIn = (rounds: readonly StaffRound[], id: string): StaffRound | undefined =>
  rounds.find((round) => round.id === id);

/** A group and the round that it is of. */
export const groupIn = (
  rounds: readonly StaffRound[],
  id: string,
): { round: StaffRound; group: StaffGroup } | undefined =>
  rounds.flatMap((round) =>
    round.groups.filter((group) => group.id === id).map((group) => ({ round, group })),
  )[0];
