import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/**
 * Locks a competition of an organisation until the commit, so that changes of it and of its parts follow one another.
 * @returns whether the organisation has it
 */
export async function lockCompetition(
  tx: Transaction<Schema>,
  { organisationId, id }: { organisationId: string; id: string },
  { memory }: WriteContext,
): Promise<boolean> {
  const competition = tx
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('competitions.id', '=', id)
    .where('events.organisation_id', '=', organisationId)
    .select('competitions.id');
  // SQLite has a single writer and no row locks.
  const query = memory ? competition : competition.forUpdate('competitions');
  return (await query.executeTakeFirst()) !== undefined;
}

/** As `lockCompetition`, of an event. */
export async function lockEvent(
  tx: Transaction<Schema>,
  { organisationId, id }: { organisationId: string; id: string },
  { memory }: WriteContext,
): Promise<boolean> {
  const event = tx
    .selectFrom('events')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select('id');
  return (await (memory ? event : event.forUpdate()).executeTakeFirst()) !== undefined;
}

/**
 * Locks the event of a competition until the commit. Call it with the competition locked, and before the state of the event is
 * read.
 */
export async function lockEventOf(
  tx: Transaction<Schema>,
  competitionId: string,
  { memory }: WriteContext,
): Promise<void> {
  if (memory) return;
  const eventId = tx.selectFrom('competitions').where('id', '=', competitionId).select('event_id');
  // A shared lock would not do: publishing changes the event, and two that share it would wait for each other.
  await tx.selectFrom('events').where('id', '=', eventId).select('id').forUpdate().execute();
}
