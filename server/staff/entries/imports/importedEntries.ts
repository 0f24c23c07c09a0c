import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ImportedEntry } from './judgeImported.ts';

/** An entry that a file names, with the name of its candidate. */
export type NamedEntry = ImportedEntry & { id: string; competitionId: string; name: string };

/** Entries of an organisation by their ids, as a file finds them; those of others are missing. */
export async function readImported(
  db: Kysely<Schema>,
  organisationId: string,
  ids: readonly string[],
): Promise<NamedEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', 'in', ids)
    .where('events.organisation_id', '=', organisationId)
    .select([
      'entries.id',
      'entries.competition_id',
      'entries.status',
      'entries.fee_baisa',
      'entries.withdrawn_at',
      'users.full_name',
      'accounts.user_id as account',
      'accounts.verified_at',
    ])
    .execute();
  const owing = rows.filter(({ fee_baisa }) => fee_baisa > 0).map(({ id }) => id);
  const paid = await readPaid(db, owing);
  return rows.map(
    ({ id, competition_id, status, fee_baisa, withdrawn_at, full_name, account, verified_at }) => ({
      id,
      competitionId: competition_id,
      name: full_name,
      status,
      isWithdrawn: withdrawn_at !== null,
      isUnverified: account !== null && verified_at === null,
      isUnpaid: fee_baisa > 0 && !paid.has(id),
    }),
  );
}

/** Of these entries, those whose fee is paid and was not refunded. */
async function readPaid(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const orders = await db
    .selectFrom('orders')
    .where('entry_id', 'in', ids)
    .where('kind', '=', 'fee')
    .where('status', '=', 'paid')
    .select('entry_id')
    .execute();
  return new Set(orders.map(({ entry_id }) => entry_id));
}
