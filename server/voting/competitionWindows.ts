import type { Kysely } from 'kysely';
import type { CompetitionWindows, EntryCode, GroupWindow } from '../../domain/season/checkWindows.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Reads what `checkWindows` judges of a competition, or undefined if there is no such competition. */
export async function readCompetitionWindows(
  db: Kysely<Schema>,
  competitionId: string,
): Promise<CompetitionWindows | undefined> {
  const competition = await db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', competitionId)
    .select('events.zone')
    .executeTakeFirst();
  if (!competition) return undefined;
  const rounds = await db
    .selectFrom('rounds')
    .where('competition_id', '=', competitionId)
    .select(['id', 'starts_at as startsAt', 'ends_at as endsAt'])
    .execute();
  const windows = await readWindows(db);
  const groups = windows.filter((window) => window.competitionId === competitionId);
  const others = windows.filter((window) => window.competitionId !== competitionId);
  return { groups, rounds, others, zone: competition.zone };
}

/** All windows of the installation that count or may, by when they open: there are few, and each can clash with each. */
async function readWindows(db: Kysely<Schema>): Promise<(GroupWindow & { competitionId: string })[]> {
  const groups = await db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .where('competitions.state', '<>', 'cancelled')
    .orderBy('voting_groups.opens_at')
    .orderBy('voting_groups.id')
    .select([
      'voting_groups.id',
      'voting_groups.round_id as roundId',
      'rounds.competition_id as competitionId',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
    ])
    .execute();
  const codes = await readCodes(db);
  return groups.map((group) => ({
    ...group,
    codes: (codes.get(group.id) ?? []).map(({ entryId, code }) => ({ entryId, code })),
  }));
}

async function readCodes(db: Kysely<Schema>): Promise<Map<string, (EntryCode & { groupId: string })[]>> {
  const rows = await db
    .selectFrom('round_entries')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .where('entries.sms_code', 'is not', null)
    .select(['round_entries.group_id as groupId', 'entries.id as entryId', 'entries.sms_code as code'])
    .$narrowType<{ code: string }>()
    .execute();
  return Map.groupBy(rows, ({ groupId }) => groupId);
}
