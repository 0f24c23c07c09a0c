import type { Kysely } from 'kysely';
import type { BulkWanted } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { entriesMatching } from '../entries/listEntries.ts';
import { pageOf } from '../pageKey.ts';

/** Rows of one read: no read of staff may take long. */
const PAGE_ROWS = 1_000;

/**
 * The entries of a competition that a filter lets through, by registration.
 * @param most at most one more is found
 */
export async function matchingEntries(
  db: Kysely<Schema>,
  competitionId: string,
  { status, search, from }: Pick<BulkWanted, 'status' | 'search' | 'from'>,
  most: number,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const filter = {
      ...(status !== null && { status }),
      ...(search !== '' && { search }),
      ...(after !== undefined && { after }),
    };
    let matching = entriesMatching(db, [competitionId], filter)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_ROWS + 1)
      .select(['created_at', 'id']);
    if (from)
      matching = matching.where(
        'id',
        'in',
        db
          .selectFrom('round_members')
          .where('round_id', '=', from.round)
          .where('result', '=', from.result)
          .select('entry_id'),
      );
    const page = pageOf(await matching.execute(), PAGE_ROWS, ({ created_at: at, id }) => ({ at, id }));
    ids.push(...page.shown.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined && ids.length <= most);
  return ids.slice(0, most + 1).toReversed();
}
