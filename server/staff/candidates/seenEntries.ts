import type { Kysely } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { selectShown } from '../entries/listEntries.ts';

/** The entries of an organisation that a scope reaches. */
export type SeenEntries = { organisationId: string; scope: Scope };

/** These entries, for what a query adds. */
export function selectSeen(db: Kysely<Schema>, { organisationId, scope }: SeenEntries) {
  const query = db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId);
  return scope === null ? query : query.where('entries.competition_id', 'in', scope);
}

/** The entries of candidates that a scope reaches, the newest first, with what else is known of each candidate. */
export async function readSeen(
  db: Kysely<Schema>,
  { organisationId, scope }: SeenEntries,
  candidates: readonly string[],
) {
  if (scope?.length === 0 || candidates.length === 0) return [];
  const query = selectShown(db)
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.user_id', 'in', candidates)
    .where('events.organisation_id', '=', organisationId)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .select([
      'entries.user_id as candidate',
      'events.id as event_id',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'accounts.created_at as joined_at',
      'accounts.verified_at',
      'accounts.suspended_at',
      'accounts.phone',
      'users.image_url as portrait',
    ]);
  return (scope === null ? query : query.where('entries.competition_id', 'in', scope)).execute();
}

export type SeenEntry = Awaited<ReturnType<typeof readSeen>>[number];
