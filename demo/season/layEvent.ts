import type { Transaction } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import { layFile } from '../../server/staff/season/files/laySeasonFile.ts';
import { publishCompetition } from '../../server/staff/season/publish.ts';
import type { SeasonAct } from '../../server/staff/season/seasonAct.ts';
import { done } from './done.ts';
import type { EventPlan } from './eventPlan.ts';

/** Makes an event with its competitions as an organiser does, and publishes them. */
export async function layEvent(
  tx: Transaction<Schema>,
  { id, file, pictures }: EventPlan,
  act: SeasonAct,
  context: WriteContext,
): Promise<void> {
  await layFile(tx, [{ ...act, id, file, from: null }], context);
  await tx.updateTable('events').set({ picture: pictures.event }).where('id', '=', id).execute();
  for (const [index, { slug }] of file.competitions.entries()) {
    const competition = await tx
      .updateTable('competitions')
      .set({ picture: pictures.competitions[index]! })
      .where('event_id', '=', id)
      .where('slug', '=', slug)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    done(await publishCompetition(tx, [{ ...act, ...competition }], context));
  }
}

/** Lays an event. If one with the same slug exists, moves it and its competitions to the planned days. */
export async function layOrMoveEvent(
  tx: Transaction<Schema>,
  plan: EventPlan,
  act: SeasonAct,
  context: WriteContext,
): Promise<void> {
  const { event, competitions } = plan.file;
  const known = await tx.selectFrom('events').where('slug', '=', event.slug).select('id').executeTakeFirst();
  if (!known) return layEvent(tx, plan, act, context);
  const { starts_at, ends_at } = event;
  await tx.updateTable('events').set({ starts_at, ends_at }).where('id', '=', known.id).execute();
  for (const competition of competitions) await moveCompetition(tx, known.id, competition);
}

async function moveCompetition(
  tx: Transaction<Schema>,
  eventId: string,
  { slug, rounds, ...planned }: EventPlan['file']['competitions'][number],
): Promise<void> {
  const { registration_opens_at, registration_closes_at, starts_at, ends_at, submissions_close_at } = planned;
  const moved = await tx
    .updateTable('competitions')
    .set({ registration_opens_at, registration_closes_at, starts_at, ends_at, submissions_close_at })
    .where('event_id', '=', eventId)
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return;
  for (const [index, round] of rounds.entries())
    await tx
      .updateTable('rounds')
      .set({ starts_at: round.starts_at, ends_at: round.ends_at })
      .where('competition_id', '=', moved.id)
      .where('ordinal', '=', index + 1)
      .execute();
}
