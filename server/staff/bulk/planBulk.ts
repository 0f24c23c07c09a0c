import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { judgeGround } from '../../../domain/season/bulk.ts';
import { dealGroups } from '../../../domain/season/placing.ts';
import { BULK_ENTRIES_MAX, BULK_SHOWN, ROUND_ENTRIES_MAX } from '../../../domain/season/seasonLimits.ts';
import type { BulkEntry, BulkPreview, BulkSkip, BulkWanted } from '../../../domain/staff/staffContract.ts';
import { chunks } from '../../platform/database/chunks.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type BulkGround, readGround } from './bulkGround.ts';
import { judgeRow, readBulkRows } from './bulkRows.ts';
import { matchingEntries } from './matchingEntries.ts';

/** What an act would do, and the entries that it looks at, by registration. */
export type BulkPlan = { preview: BulkPreview; ids: string[] };

type Judged = { id: string; why: BulkSkip | null };

/**
 * What an act on many entries of a competition would do now. Its hash is of the entries with what becomes of each: an act with the
 * same hash is the one that was seen. Undefined if the round or a group is not of the competition.
 * @param now UTC ms
 */
export async function planBulk(
  db: Kysely<Schema>,
  competitionId: string,
  wanted: BulkWanted,
  now: number,
): Promise<BulkPlan | undefined> {
  const { act, round: roundId } = wanted;
  const groups = act === 'place' ? [...new Set(wanted.groups)] : [];
  const ground = await readGround(db, { competitionId, roundId, groups });
  if (!ground || ground.groups.length < groups.length) return undefined;
  if (act === 'place' && groups.length === 0) return undefined;
  const ids = await matchingEntries(db, competitionId, wanted, BULK_ENTRIES_MAX);
  const judged = await judgeAll(db, { competitionId, wanted, ground }, ids.slice(0, BULK_ENTRIES_MAX));
  const acting = judged.filter(({ why }) => why === null);
  const skipped = [...Map.groupBy(judged, ({ why }) => why)].flatMap(([why, all]) =>
    why === null ? [] : [{ why, all }],
  );
  const firstOf = await nameFirst(db, [acting, ...skipped.map(({ all }) => all)]);
  const dealt =
    groups.length === 0
      ? []
      : dealGroups(
          acting,
          ground.groups.map(({ members }) => members),
        );
  const preview: BulkPreview = {
    matching: ids.length,
    acting: acting.length,
    first: firstOf(acting),
    skipped: skipped.map(({ why, all }) => ({ why, count: all.length, first: firstOf(all) })),
    groups: ground.groups.map(({ id, number, name_ar, name_en, members }, index) => ({
      id,
      number,
      name_ar,
      name_en,
      members,
      gets: dealt[index]!.length,
    })),
    blocked:
      judgeGround(act, ground, now) ??
      (ids.length > BULK_ENTRIES_MAX ? 'too_many_entries' : acting.length === 0 ? 'nothing' : null),
    hash: hash('sha256', JSON.stringify([act, roundId, groups.toSorted(), judged])),
  };
  return { preview, ids };
}

async function judgeAll(
  db: Kysely<Schema>,
  { competitionId, wanted, ground }: { competitionId: string; wanted: BulkWanted; ground: BulkGround },
  ids: readonly string[],
): Promise<Judged[]> {
  const { act, round: roundId } = wanted;
  const judged: Judged[] = [];
  for (const part of chunks(ids)) {
    const rows = await readBulkRows(db, { competitionId, roundId }, part);
    judged.push(...part.map((id) => ({ id, why: judgeRow(act, rows.get(id)) })));
  }
  if (act !== 'place') return judged;
  let room = ROUND_ENTRIES_MAX - ground.placed;
  return judged.map((each) => {
    if (each.why !== null) return each;
    room -= 1;
    return room < 0 ? { ...each, why: 'round_full' } : each;
  });
}

/** Names the first entries of lists. */
async function nameFirst(
  db: Kysely<Schema>,
  lists: readonly Judged[][],
): Promise<(list: readonly Judged[]) => BulkEntry[]> {
  const ids = lists.flatMap((list) => list.slice(0, BULK_SHOWN.first).map(({ id }) => id));
  const named = new Map((await readNames(db, ids)).map((entry) => [entry.id, entry]));
  return (list) => list.slice(0, BULK_SHOWN.first).flatMap(({ id }) => named.get(id) ?? []);
}

/** Entries with the names of their candidates. */
export async function readNames(db: Kysely<Schema>, ids: readonly string[]): Promise<BulkEntry[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('entries.id', 'in', ids)
    .select([
      'entries.id',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
    ])
    .execute();
}
