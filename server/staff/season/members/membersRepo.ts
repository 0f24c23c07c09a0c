import type { Kysely } from 'kysely';
import { mayChange, type Permission } from '../../../../domain/season/mayChange.ts';
import { isFree } from '../../../../domain/season/planPlacing.ts';
import { ROUND_ENTRIES_MAX } from '../../../../domain/season/seasonLimits.ts';
import { situationOfGroup } from '../../../../domain/season/situation.ts';
import type { RoundMembers, StaffGroup } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readPlacements } from '../../../voting/placementsRepo.ts';
import { hasVotes } from '../rounds/lockRounds.ts';
import { readRounds, roundIn } from '../rounds/roundsRepo.ts';
import { readSituations } from '../situation.ts';
import { countCandidates, readCandidates } from './candidatesRepo.ts';

/** Placements that a reply has; the audit has all. */
const PLACEMENTS_SHOWN = 20;

/**
 * The groups of a round with what may change of their members, the entries that are or can be in them, and how entries were
 * placed; undefined if the competition has no such round. @param now UTC ms
 */
export async function readMembers(
  db: Kysely<Schema>,
  competitionId: string,
  roundId: string,
  now: number,
): Promise<RoundMembers | undefined> {
  const rounds = await readRounds(db, competitionId);
  const round = roundIn(rounds, roundId);
  if (!round) return undefined;
  const { name_ar, name_en, zone } = await readNames(db, competitionId);
  const permissions = await readPermissions(
    db,
    competitionId,
    rounds.flatMap(({ groups }) => groups),
    now,
  );
  const opened = [...permissions].filter(([, may_change]) => !isFree({ may_change })).map(([id]) => id);
  const found = await readCandidates(db, { competitionId, roundId }, opened);
  const isMore = found.length > ROUND_ENTRIES_MAX;
  const all = isMore ? await countCandidates(db, { competitionId, roundId }) : found.length;
  const placements = await readPlacements(db, { roundIds: [roundId], limit: PLACEMENTS_SHOWN });
  return {
    competition: { id: competitionId, name_ar, name_en },
    zone,
    server_time: now,
    round: { id: roundId, ordinal: round.ordinal, name_ar: round.name_ar, name_en: round.name_en },
    groups: round.groups.map(({ members: _members, codes: _codes, ...group }) => ({
      ...group,
      may_change: permissions.get(group.id)!,
    })),
    entries: found.slice(0, ROUND_ENTRIES_MAX),
    left_out: Math.max(0, all - ROUND_ENTRIES_MAX),
    placements: placements.map(({ roundId: _round, ...placement }) => placement),
  };
}

/** What may change of the members of each group. */
async function readPermissions(
  db: Kysely<Schema>,
  competitionId: string,
  groups: readonly StaffGroup[],
  now: number,
): Promise<Map<string, Permission>> {
  const { situation } = (await readSituations(db, [competitionId], now)).get(competitionId)!;
  const permissions = new Map<string, Permission>();
  for (const { id, opens_at } of groups) {
    const hasOpened = opens_at <= now || (await hasVotes(db, id));
    permissions.set(id, mayChange('members', situationOfGroup(situation, hasOpened)));
  }
  return permissions;
}

const readNames = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', id)
    .select(['competitions.name_ar', 'competitions.name_en', 'events.zone'])
    .executeTakeFirstOrThrow();
