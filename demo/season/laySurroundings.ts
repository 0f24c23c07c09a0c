import type { Transaction } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { CompetitionRows } from './competitionRows.ts';
import type { EventPlan } from './surroundings.ts';

/** Stores competitions with their rounds and criteria. */
export async function layCompetitions(
  tx: Transaction<Schema>,
  rows: readonly CompetitionRows[],
): Promise<void> {
  for (const { competition, rounds, criteria } of rows) {
    await tx.insertInto('competitions').values(competition).execute();
    await layParts(tx, rounds, criteria);
  }
}

/**
 * Stores an event. If one with the same slug exists, moves it and its competitions to the planned days;
 * entries stay.
 */
export async function layOrMoveEvent(
  tx: Transaction<Schema>,
  { event, competitions }: EventPlan,
): Promise<void> {
  const known = await tx.selectFrom('events').where('slug', '=', event.slug).select('id').executeTakeFirst();
  if (!known) {
    await tx.insertInto('events').values(event).execute();
    return layCompetitions(tx, competitions);
  }
  const { id: _id, ...moved } = event;
  await tx.updateTable('events').set(moved).where('id', '=', known.id).execute();
  for (const rows of competitions) await layOrMoveCompetition(tx, known.id, rows);
}

async function layOrMoveCompetition(
  tx: Transaction<Schema>,
  eventId: string,
  { competition, rounds, criteria }: CompetitionRows,
): Promise<void> {
  const known = await tx
    .selectFrom('competitions')
    .where('event_id', '=', eventId)
    .where('slug', '=', competition.slug)
    .select('id')
    .executeTakeFirst();
  const id = known?.id ?? competition.id;
  const moved = { ...competition, id, event_id: eventId };
  if (known) {
    await tx.updateTable('competitions').set(moved).where('id', '=', id).execute();
    await tx.deleteFrom('rounds').where('competition_id', '=', id).execute();
    await tx.deleteFrom('criteria').where('competition_id', '=', id).execute();
  } else await tx.insertInto('competitions').values(moved).execute();
  const ofThis = <Row extends object>(row: Row) => ({ ...row, competition_id: id });
  await layParts(tx, rounds.map(ofThis), criteria.map(ofThis));
}

async function layParts(
  tx: Transaction<Schema>,
  rounds: CompetitionRows['rounds'],
  criteria: CompetitionRows['criteria'],
): Promise<void> {
  if (rounds.length > 0) await tx.insertInto('rounds').values(rounds).execute();
  if (criteria.length > 0) await tx.insertInto('criteria').values(criteria).execute();
}
