import type { Transaction } from 'kysely';
import { appendAudit } from '../../server/platform/audit/appendAudit.ts';
import { chunks } from '../../server/platform/database/chunks.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import { appendVotes } from '../../server/voting/appendVotes.ts';
import { demoActs } from './demoAct.ts';
import { endEarlierSeasons } from './endEarlierSeasons.ts';
import { layAccounts } from './layAccounts.ts';
import { layEvent, layOrMoveEvent } from './layEvent.ts';
import { type LaidRound, placeContestants } from './placeContestants.ts';
import { season } from './season.ts';
import { type SeasonPlan, windowsOf } from './seasonPlan.ts';

const DAY_MS = 86_400_000;

export type LaidSeason = { slug: string; entries: number; votes: number };

/**
 * Lays whole seasons by the writes of the season's desk, each act at the time at which a person would have done it. Past votes
 * go through the ledger, like any votes. If an earlier season has the same slug, the new one gets a number after it.
 * @throws Error while an earlier season is still on
 */
export async function laySeason(
  tx: Transaction<Schema>,
  plans: SeasonPlan[],
  context: WriteContext,
): Promise<LaidSeason[]> {
  const laid: LaidSeason[] = [];
  for (const plan of plans) laid.push(await layOne(tx, plan, context));
  return laid;
}

async function layOne(tx: Transaction<Schema>, plan: SeasonPlan, context: WriteContext): Promise<LaidSeason> {
  const { event, otherEvents, groups, pictures, now, actor } = plan;
  await endEarlierSeasons(tx, event.file.event.slug, plan.today);
  await refuseSecondSeason(tx, plan);
  for (const rows of chunks(pictures))
    await tx
      .insertInto('pictures')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const actAt = await demoActs(tx, now, context);
  await layEvent(tx, event, actAt(event.publishedAt), context);
  for (const each of otherEvents) await layOrMoveEvent(tx, each, actAt(each.publishedAt), context);
  const round = await readVotingRound(tx, event.id);
  await layContestants(tx, plan, round, context);
  const dayBefore = windowsOf(event)[0]!.opensAt - DAY_MS;
  await placeContestants(tx, round, groups, actAt(dayBefore), context);
  const votes = plan.votes.map((vote) => ({ ...vote, roundId: round.roundId }));
  for (const rows of chunks(votes)) await appendVotes(tx, rows, context);
  const role = actor === null ? 'system' : 'staff';
  await appendAudit(tx, [{ at: now, actor, role, action: 'season.laid', subject: event.id }], context);
  const { slug } = await tx
    .selectFrom('events')
    .where('id', '=', event.id)
    .select('slug')
    .executeTakeFirstOrThrow();
  return { slug, entries: groups.flat().length, votes: votes.length };
}

/** Visitors could not tell two seasons of one name apart. */
async function refuseSecondSeason(tx: Transaction<Schema>, { event, today }: SeasonPlan): Promise<void> {
  const running = await tx
    .selectFrom('events')
    .where('slug', 'like', `${event.file.event.slug}%`)
    .where('ends_at', '>', today)
    .select('slug')
    .executeTakeFirst();
  if (running)
    throw new Error(
      `The season ${running.slug} is still on. Another can be laid once its last group has closed.`,
    );
}

async function readVotingRound(tx: Transaction<Schema>, eventId: string): Promise<LaidRound> {
  return tx
    .selectFrom('rounds')
    .innerJoin('voting_groups', 'voting_groups.round_id', 'rounds.id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .where('competitions.event_id', '=', eventId)
    .where('rounds.ordinal', '=', season.votingRound.ordinal)
    .select(['competitions.id as competitionId', 'rounds.id as roundId'])
    .executeTakeFirstOrThrow();
}

/** Stores the contestants with what they sent when they registered. */
async function layContestants(
  tx: Transaction<Schema>,
  { event, groups, accounts, media, now }: SeasonPlan,
  { competitionId }: LaidRound,
  context: WriteContext,
): Promise<void> {
  const people = groups.flat();
  for (const each of chunks(people))
    await tx
      .insertInto('users')
      .values(each.map(({ user }) => user))
      .execute();
  await layAccounts(tx, accounts, now, context);
  if (media.length > 0) await tx.insertInto('media').values(media).execute();
  const created_at = event.file.competitions[0]!.registration_opens_at ?? now;
  const entries = people.map(({ user, entry }) => ({
    id: entry.id,
    user_id: user.id,
    competition_id: competitionId,
    status: 'approved' as const,
    sms_code: entry.code,
    live_media_id: entry.recording,
    created_at,
    changed_at: now,
  }));
  for (const rows of chunks(entries)) await tx.insertInto('entries').values(rows).execute();
}
