import type { Kysely } from 'kysely';
import { type BulkFacts, judgeBulk } from '../../../domain/season/bulk.ts';
import type { BulkAct, BulkSkip } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** An entry as an act on many finds it. */
export type BulkRow = BulkFacts & { id: string; code: string | null };

/** Entries of a competition by id; those that were deleted are missing. @param ids at most some hundred */
export async function readBulkRows(
  db: Kysely<Schema>,
  { competitionId, roundId }: { competitionId: string; roundId: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, BulkRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .leftJoin('round_members as member', (join) =>
      join.onRef('member.entry_id', '=', 'entries.id').on('member.round_id', '=', roundId),
    )
    .leftJoin('round_entries as place', (join) =>
      join.onRef('place.entry_id', '=', 'entries.id').on('place.round_id', '=', roundId),
    )
    .where('entries.id', 'in', ids)
    .where('entries.competition_id', '=', competitionId)
    .select([
      'entries.id',
      'entries.status',
      'entries.withdrawn_at',
      'entries.sms_code as code',
      'accounts.suspended_at',
      'member.result',
      'place.group_id as group',
    ])
    .execute();
  const left = await db
    .selectFrom('round_entries')
    .where('round_id', 'in', db.selectFrom('rounds').where('competition_id', '=', competitionId).select('id'))
    .where('entry_id', 'in', ids)
    .where('standing', '<>', 'in')
    .select('entry_id')
    .execute();
  const removed = new Set(left.map(({ entry_id }) => entry_id));
  return new Map(
    rows.map(({ id, status, withdrawn_at, suspended_at, code, result, group }) => [
      id,
      {
        id,
        code,
        result,
        group,
        isApproved: status === 'approved',
        isWithdrawn: withdrawn_at !== null,
        isRemoved: removed.has(id),
        isSuspended: suspended_at !== null,
      },
    ]),
  );
}

/** Why an act passes over an entry; null where it changes it. */
export const judgeRow = (act: BulkAct, row: BulkRow | undefined): BulkSkip | null =>
  row ? judgeBulk(act, row) : 'gone';
