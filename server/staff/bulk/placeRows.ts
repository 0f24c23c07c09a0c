import { sql, type Transaction } from 'kysely';
import { dealGroups } from '../../../domain/season/placing.ts';
import { ROUND_ENTRIES_MAX } from '../../../domain/season/seasonLimits.ts';
import type { BulkSkip } from '../../../domain/staff/staffContract.ts';
import type { BulkJobRow } from '../../platform/database/bulkSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BulkGround } from './bulkGround.ts';
import { bulkCodes } from './bulkCodes.ts';
import type { BulkRow } from './bulkRows.ts';

/** What a step did. `looked`: how many of the entries it is through with. `next`: the lowest code that it did not look at. */
export type Stepped = { looked: number; changed: number; skips: ReadonlyMap<string, BulkSkip>; next: number };

/** `ids`: the entries of a step in their order: those that can be placed, and why others cannot. */
type Placing = {
  job: BulkJobRow;
  ground: BulkGround;
  ids: readonly string[];
  acting: readonly BulkRow[];
  passed: ReadonlyMap<string, BulkSkip>;
  at: number;
};

/**
 * Places entries in the groups of a job, each in the smallest, with a code. It ends before the first entry for which no free code
 * was found yet.
 */
export async function placeRows(tx: Transaction<Schema>, placing: Placing): Promise<Stepped> {
  const { job, ground, ids, acting, passed, at } = placing;
  const fitting = acting.slice(0, Math.max(0, ROUND_ENTRIES_MAX - ground.placed));
  const skips = new Map(passed);
  for (const { id } of acting.slice(fitting.length)) skips.set(id, 'round_full');
  const { competition_id: competitionId, next_code: nextCode } = job;
  const sizes = ground.groups.map(({ members }) => members);
  const groupOf = new Map(
    dealGroups(fitting, sizes).flatMap((dealt, index) =>
      dealt.map(({ id }) => [id, ground.groups[index]!] as const),
    ),
  );
  const coming = fitting.map(({ id, code }) => {
    const { opens_at: opensAt, closes_at: closesAt } = groupOf.get(id)!;
    return { id, code, window: { opensAt, closesAt } };
  });
  const codes = await bulkCodes(tx, { competitionId, nextCode, at }, coming);
  for (const id of codes.taken) skips.set(id, 'code_taken');
  const looked = codes.short === undefined ? ids.length : ids.indexOf(codes.short);
  const through = new Set(ids.slice(0, looked));
  const placed = fitting.filter(({ id }) => through.has(id) && !codes.taken.has(id));
  await store(tx, job, {
    places: placed.map(({ id }) => ({ id, group: groupOf.get(id)!.id })),
    codes: codes.given,
    at,
  });
  return {
    looked,
    changed: placed.length,
    skips: new Map([...skips].filter(([id]) => through.has(id))),
    next: codes.next,
  };
}

type Stored = {
  places: readonly { id: string; group: string }[];
  codes: ReadonlyMap<string, string>;
  at: number;
};

async function store(tx: Transaction<Schema>, job: BulkJobRow, { places, codes, at }: Stored): Promise<void> {
  if (places.length === 0) return;
  await tx
    .insertInto('round_entries')
    .values(
      places.map(({ id, group }) => ({
        round_id: job.round_id,
        entry_id: id,
        group_id: group,
        evaluation: null,
      })),
    )
    .execute();
  if (codes.size > 0) {
    const cases = [...codes].map(([id, code]) => sql`WHEN ${id} THEN ${code}`);
    await tx
      .updateTable('entries')
      .set({ sms_code: sql<string>`CASE id ${sql.join(cases, sql` `)} END` })
      .where('id', 'in', [...codes.keys()])
      .execute();
  }
  await tx
    .updateTable('voting_groups')
    .set((row) => ({ version: row('version', '+', 1), changed_by: job.started_by, changed_at: at }))
    .where('id', 'in', [...new Set(places.map(({ group }) => group))])
    .execute();
}
