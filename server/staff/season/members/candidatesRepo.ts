import type { Kysely } from 'kysely';
import { ROUND_ENTRIES_MAX } from '../../../../domain/season/seasonLimits.ts';
import type { RoundEntry } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type InRound = { competitionId: string; roundId: string };

/**
 * The entries that are in a round or can be placed in it, those in it first, then by registration. At most one more than a
 * round can have. @param opened the ids of groups whose codes are fixed
 */
export async function readCandidates(
  db: Kysely<Schema>,
  where: InRound,
  opened: readonly string[],
): Promise<RoundEntry[]> {
  const rows = await candidates(db, where)
    .innerJoin('users', 'users.id', 'entries.user_id')
    .orderBy((row) => row('place.entry_id', 'is', null))
    .orderBy('entries.created_at')
    .orderBy('entries.id')
    .limit(ROUND_ENTRIES_MAX + 1)
    .select([
      'entries.id',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
      'entries.created_at as registered_at',
      'entries.sms_code as code',
      'place.group_id as group',
      'entries.status',
      'entries.withdrawn_at',
      'accounts.suspended_at',
    ])
    .execute();
  const out = new Set((await leavers(db, where.competitionId).execute()).map(({ entry_id }) => entry_id));
  const fixed = await readFixed(db, opened);
  return rows.map(({ status, withdrawn_at, suspended_at, ...row }) => ({
    ...row,
    competes: status === 'approved' && withdrawn_at === null && suspended_at === null && !out.has(row.id),
    code_fixed: fixed.has(row.id),
  }));
}

/** How many entries are in a round or can be placed in it. */
export async function countCandidates(db: Kysely<Schema>, where: InRound): Promise<number> {
  const counted = await candidates(db, where)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

const candidates = (db: Kysely<Schema>, { competitionId, roundId }: InRound) =>
  db
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .leftJoin('round_entries as place', (join) =>
      join.onRef('place.entry_id', '=', 'entries.id').on('place.round_id', '=', roundId),
    )
    .where('entries.competition_id', '=', competitionId)
    .where((row) =>
      row.or([
        row('place.entry_id', 'is not', null),
        row.and([
          row('entries.status', '=', 'approved'),
          row('entries.withdrawn_at', 'is', null),
          row('accounts.suspended_at', 'is', null),
          row('entries.id', 'not in', leavers(db, competitionId)),
        ]),
      ]),
    );

/** Entries that left the competition in one of its rounds. */
const leavers = (db: Kysely<Schema>, competitionId: string) =>
  db
    .selectFrom('round_entries')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .where('rounds.competition_id', '=', competitionId)
    .where('standing', '<>', 'in')
    .select('entry_id');

async function readFixed(db: Kysely<Schema>, opened: readonly string[]): Promise<Set<string>> {
  if (opened.length === 0) return new Set();
  const rows = await db
    .selectFrom('round_entries')
    .where('group_id', 'in', opened)
    .select('entry_id')
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** The codes that entries of a competition have, also those in no group. */
export const readGivenCodes = (
  db: Kysely<Schema>,
  competitionId: string,
): Promise<{ id: string; code: string }[]> =>
  db
    .selectFrom('entries')
    .where('competition_id', '=', competitionId)
    .where('sms_code', 'is not', null)
    .select(['id', 'sms_code as code'])
    .$narrowType<{ code: string }>()
    .execute();

/**
 * Locks entries and their accounts until the commit, so that none is withdrawn, rejected or suspended meanwhile. Only
 * PostgreSQL has such locks. @param ids `all` of a competition
 */
export async function lockCandidates(
  tx: Kysely<Schema>,
  competitionId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  if (ids.length === 0) return;
  const entries = tx
    .selectFrom('entries')
    .where('competition_id', '=', competitionId)
    .where('status', '=', 'approved');
  const named = ids === 'all' ? entries : entries.where('entries.id', 'in', ids);
  await named
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .orderBy('accounts.user_id')
    .select('accounts.user_id')
    .forShare('accounts')
    .execute();
  await named.orderBy('entries.id').select('entries.id').forShare().execute();
}
