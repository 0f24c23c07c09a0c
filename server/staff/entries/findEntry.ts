import type { Kysely } from 'kysely';
import { reaches, type Scope } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What of an organisation a person may see. */
type Sight = { organisationId: string; scope: Scope };

/** The competition of an entry; undefined if the organisation has no such entry, or the scope does not reach it. */
export async function findEntry(
  db: Kysely<Schema>,
  { organisationId, scope }: Sight,
  id: string,
): Promise<{ competitionId: string } | undefined> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.id', '=', id)
    .where('events.organisation_id', '=', organisationId)
    .select('entries.competition_id')
    .executeTakeFirst();
  if (!row || !reaches(scope, row.competition_id)) return undefined;
  return { competitionId: row.competition_id };
}
