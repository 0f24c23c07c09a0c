import type { Transaction } from 'kysely';
import { freeSlug } from '../../domain/slug.ts';
import { appendAudit } from '../../server/platform/audit/appendAudit.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import { adoptEvents } from '../../server/staff/organisations/adoptEvents.ts';
import { appendVotes } from '../../server/voting/appendVotes.ts';
import { refuseCodeClash } from '../../server/voting/refuseCodeClash.ts';
import { layAccounts } from './layAccounts.ts';
import { endEarlierSeasons } from './endEarlierSeasons.ts';
import { layCompetitions, layOrMoveEvent } from './laySurroundings.ts';
import type { SeasonPlan } from './seasonPlan.ts';

/** Rows that one statement inserts; databases limit the number of values in a statement. */
const CHUNK = 500;

export type LaidSeason = { slug: string; entries: number; votes: number };

/**
 * Stores whole seasons. Past votes go through the ledger, like any votes. If an earlier season has the same
 * slug, the new one gets a number after it.
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
  const slug = await freeEventSlug(tx, plan.event.slug);
  const { pictures, competitions, events } = plan.around;
  if (pictures.length > 0)
    await tx
      .insertInto('pictures')
      .values(pictures)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await endEarlierSeasons(tx, plan.event.slug, plan.today);
  await refuseSecondSeason(tx, plan);
  await tx
    .insertInto('events')
    .values({ ...plan.event, slug })
    .execute();
  await layCompetitions(tx, [plan.voted, ...competitions]);
  for (const event of events) await layOrMoveEvent(tx, event);
  await adoptEvents(tx);
  await tx.insertInto('voting_groups').values(plan.groups).execute();
  for (const users of chunks(plan.users)) await tx.insertInto('users').values(users).execute();
  await layAccounts(tx, plan.accounts, plan.now, context);
  if (plan.media.length > 0) await tx.insertInto('media').values(plan.media).execute();
  for (const entries of chunks(plan.entries)) await tx.insertInto('entries').values(entries).execute();
  for (const rows of chunks(plan.roundEntries)) await tx.insertInto('round_entries').values(rows).execute();
  await refuseCodeClash(
    tx,
    plan.groups.map(({ id }) => id),
  );
  for (const votes of chunks(plan.votes)) await appendVotes(tx, votes, context);
  const role = plan.actor === null ? 'system' : 'staff';
  const line = {
    at: plan.now,
    actor: plan.actor,
    role,
    action: 'season.laid',
    subject: plan.event.id,
  } as const;
  await appendAudit(tx, [line], context);
  return { slug, entries: plan.entries.length, votes: plan.votes.length };
}

/** Visitors could not tell two seasons of one name apart. */
async function refuseSecondSeason(tx: Transaction<Schema>, { event, today }: SeasonPlan): Promise<void> {
  const running = await tx
    .selectFrom('events')
    .where('slug', 'like', `${event.slug}%`)
    .where('ends_at', '>', today)
    .select('slug')
    .executeTakeFirst();
  if (running)
    throw new Error(
      `The season ${running.slug} is still on. Another can be laid once its last group has closed.`,
    );
}

async function freeEventSlug(tx: Transaction<Schema>, wanted: string): Promise<string> {
  const taken = await tx.selectFrom('events').where('slug', 'like', `${wanted}%`).select('slug').execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  return freeSlug(wanted, (slug) => slugs.has(slug));
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / CHUNK);
  return Array.from({ length: count }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK));
}
