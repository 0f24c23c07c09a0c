import type { Kysely } from 'kysely';
import type { Mergeable } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readDuplicates } from '../candidates/readDuplicates.ts';
import { readSeen } from '../candidates/seenEntries.ts';

/**
 * Candidates who are perhaps the same person as one of an organisation (decision D251) and can be merged with this one: their account
 * is of this organisation alone, and nobody suspended or erases it.
 */
export async function readMergeable(
  db: Kysely<Schema>,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<Mergeable[]> {
  const seen = { organisationId, scope: null };
  const [first, ...rest] = await readSeen(db, seen, [id]);
  if (!first) return [];
  const found = await readDuplicates(db, seen, [first, ...rest]);
  const free = await readFree(
    db,
    organisationId,
    found.map((each) => each.id),
  );
  const competitions = new Set([first, ...rest].map((entry) => entry.competition_id));
  return found
    .filter((each) => free.has(each.id))
    .map(({ id: other, full_name, full_name_ar, full_name_en, entries }) => ({
      id: other,
      full_name,
      full_name_ar,
      full_name_en,
      in_same_competition: entries.some(({ competition }) => competitions.has(competition.id)),
    }));
}

async function readFree(
  db: Kysely<Schema>,
  organisationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const elsewhere = db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.user_id', 'in', ids)
    .where('events.organisation_id', '<>', organisationId)
    .select('entries.user_id');
  const erased = db
    .selectFrom('erasures')
    .where('user_id', 'in', ids)
    .where('done_at', 'is', null)
    .select('user_id');
  const rows = await db
    .selectFrom('accounts')
    .where('user_id', 'in', ids)
    .where('suspended_at', 'is', null)
    .where('user_id', 'not in', elsewhere)
    .where('user_id', 'not in', erased)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
