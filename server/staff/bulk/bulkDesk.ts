import type { Kysely } from 'kysely';
import type { BulkDesk, RoundResult } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readJobs } from './bulkRepo.ts';

/** The rounds of a competition with what entries are in them, and its last jobs; undefined if there is no such competition. */
export async function readBulkDesk(db: Kysely<Schema>, competitionId: string): Promise<BulkDesk | undefined> {
  const competition = await db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', competitionId)
    .select(['competitions.id', 'competitions.name_ar', 'competitions.name_en', 'events.zone'])
    .executeTakeFirst();
  if (!competition) return undefined;
  const rounds = await db
    .selectFrom('rounds')
    .where('competition_id', '=', competitionId)
    .orderBy('ordinal')
    .select(['id', 'ordinal', 'name_ar', 'name_en'])
    .execute();
  const ids = rounds.map(({ id }) => id);
  const [groups, results] = await Promise.all([readGroups(db, ids), readResults(db, ids)]);
  const { zone, ...named } = competition;
  return {
    competition: named,
    zone,
    rounds: rounds.map((round) => {
      const countOf = (result: RoundResult) =>
        Number(results.find((row) => row.round_id === round.id && row.result === result)?.entries ?? 0);
      return {
        ...round,
        pending: countOf('pending'),
        qualified: countOf('qualified'),
        out: countOf('out'),
        groups: groups
          .filter(({ round_id }) => round_id === round.id)
          .map(({ round_id: _round, members, ...group }) => ({ ...group, members: Number(members) })),
      };
    }),
    jobs: await readJobs(db, competitionId),
  };
}

async function readGroups(db: Kysely<Schema>, rounds: readonly string[]) {
  if (rounds.length === 0) return [];
  return db
    .selectFrom('voting_groups')
    .where('round_id', 'in', rounds)
    .orderBy('number')
    .select((row) => [
      'id',
      'round_id',
      'number',
      'name_ar',
      'name_en',
      'opens_at',
      row
        .selectFrom('round_entries')
        .whereRef('round_entries.group_id', '=', 'voting_groups.id')
        .select((each) => each.fn.countAll<number | string>().as('entries'))
        .$asScalar()
        .$notNull()
        .as('members'),
    ])
    .execute();
}

async function readResults(db: Kysely<Schema>, rounds: readonly string[]) {
  if (rounds.length === 0) return [];
  return db
    .selectFrom('round_members')
    .where('round_id', 'in', rounds)
    .groupBy(['round_id', 'result'])
    .select((row) => ['round_id', 'result', row.fn.countAll<number | string>().as('entries')])
    .execute();
}
