import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';

/**
 * Ends the events and competitions of earlier seasons whose windows have all closed, so that the site shows
 * only the new season.
 * @param at UTC ms
 */
export async function endEarlierSeasons(tx: Transaction<Schema>, slug: string, at: number): Promise<void> {
  const over = await tx
    .selectFrom('events')
    .innerJoin('competitions', 'competitions.event_id', 'events.id')
    .innerJoin('rounds', 'rounds.competition_id', 'competitions.id')
    .innerJoin('voting_groups', 'voting_groups.round_id', 'rounds.id')
    .where('events.slug', 'like', `${slug}%`)
    .where('events.ends_at', '>', at)
    .groupBy('events.id')
    .having(({ fn }) => fn.max('voting_groups.closes_at'), '<=', at)
    .select('events.id')
    .execute();
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.updateTable('events').set({ ends_at: at }).where('id', 'in', ids).execute();
  await tx
    .updateTable('competitions')
    .set({ ends_at: at, starts_at: sql<number | null>`CASE WHEN starts_at < ${at} THEN starts_at END` })
    .where('event_id', 'in', ids)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .execute();
}
