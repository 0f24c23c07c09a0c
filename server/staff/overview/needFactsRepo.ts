import type { Kysely } from 'kysely';
import type { NeedCompetition, NeedGroup } from '../../../domain/season/needs.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The competitions of a scope that are ahead or under way, with their rounds, groups and how many members each has. */
export async function readNeedCompetitions(
  db: Kysely<Schema>,
  organisationId: string,
  scope: Scope,
): Promise<NeedCompetition[]> {
  if (scope?.length === 0) return [];
  const competitions = await selectCompetitions(db, organisationId, scope).execute();
  if (competitions.length === 0) return [];
  const ids = competitions.map(({ id }) => id);
  const [rounds, groups] = await Promise.all([
    db
      .selectFrom('rounds')
      .where('competition_id', 'in', ids)
      .select(['id', 'competition_id', 'voting_percent'])
      .orderBy('ordinal')
      .execute(),
    selectGroups(db, ids).execute(),
  ]);
  const groupsOf = Map.groupBy(groups, ({ round_id }) => round_id);
  const roundsOf = Map.groupBy(rounds, ({ competition_id }) => competition_id);
  return competitions.map((competition) => ({
    ...competition,
    rounds: (roundsOf.get(competition.id) ?? []).map(({ id, voting_percent }) => ({
      id,
      votes: voting_percent > 0,
      groups: (groupsOf.get(id) ?? []).map(({ round_id: _round, members, ...group }): NeedGroup => ({
        ...group,
        members: Number(members),
      })),
    })),
  }));
}

/** Whether an organisation has an event of any state. */
export async function hasAnyEvent(db: Kysely<Schema>, organisationId: string): Promise<boolean> {
  const event = await db
    .selectFrom('events')
    .where('organisation_id', '=', organisationId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

function selectCompetitions(db: Kysely<Schema>, organisationId: string, scope: Scope) {
  const query = db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .where('competitions.state', 'in', ['draft', 'published'])
    .select([
      'competitions.id',
      'competitions.name_ar',
      'competitions.name_en',
      'events.zone',
      'competitions.state',
      'description_ar',
      'description_en',
      'registration_opens_at',
      'submissions_close_at',
      'competitions.ends_at',
    ])
    .orderBy('competitions.id');
  return scope === null ? query : query.where('competitions.id', 'in', scope);
}

const selectGroups = (db: Kysely<Schema>, competitionIds: readonly string[]) =>
  db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('rounds.competition_id', 'in', competitionIds)
    .select((row) => [
      'voting_groups.round_id',
      'voting_groups.name_ar',
      'voting_groups.name_en',
      'opens_at',
      row
        .selectFrom('round_entries')
        .whereRef('group_id', '=', 'voting_groups.id')
        .select((each) => each.fn.countAll<number | string>().as('members'))
        .$asScalar()
        .as('members'),
    ])
    .orderBy('opens_at');
