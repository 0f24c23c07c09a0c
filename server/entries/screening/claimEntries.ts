import type { Transaction } from 'kysely';
import { SCREENING_CLAIM_MS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { screenable } from './screenable.ts';

/** Where in the queue: entries later than this one come first. */
export type QueueKey = { at: number; id: string };

/**
 * Which entries a screener works on. `competitionIds`: where they may, and want to. `keep`: the entries that they go on
 * with; all others become free. `want`: one more, either a certain one or the next after `after`. `at`: UTC ms.
 */
export type EntryClaim = {
  staffId: string;
  competitionIds: string[];
  keep: string[];
  want: { id: string } | { after: QueueKey | null } | null;
  at: number;
};

/** `kept`: of those to keep, the ones that are still the screener's. `claimed`: one more; null if none is free. */
export type ClaimedEntries = { kept: string[]; claimed: string | null };

/** How often a claim is tried that others were quicker with. */
const TRIES = 5;

/** Claims entries for screeners, so that two never decide one (decision D240). */
export const claimEntries: Write<EntryClaim, ClaimedEntries> = async (tx, inputs, context) => {
  const claimed: ClaimedEntries[] = [];
  for (const input of inputs) claimed.push(await claimOne(tx, input, context));
  return claimed;
};

async function claimOne(
  tx: Transaction<Schema>,
  { staffId, competitionIds, keep, want, at }: EntryClaim,
  context: WriteContext,
): Promise<ClaimedEntries> {
  const own = () => tx.deleteFrom('entry_claims').where('staff_id', '=', staffId);
  await (keep.length === 0 ? own() : own().where('entry_id', 'not in', keep)).execute();
  const until = at + SCREENING_CLAIM_MS;
  const kept = await tx
    .updateTable('entry_claims')
    .set({ claimed_until: until })
    .where('staff_id', '=', staffId)
    .returning('entry_id')
    .execute();
  const found = { kept: kept.map(({ entry_id }) => entry_id), claimed: null };
  if (want === null || competitionIds.length === 0) return found;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = await findFree(tx, { staffId, competitionIds, want, at }, context);
    if (id === undefined) return found;
    if (await take(tx, id, staffId, at)) return { ...found, claimed: id };
  }
  return found;
}

type Search = Pick<EntryClaim, 'staffId' | 'competitionIds' | 'at'> & {
  want: NonNullable<EntryClaim['want']>;
};

/** The entry that is wanted, if nobody works on it. Past the end of the queue the search begins anew. */
async function findFree(tx: Transaction<Schema>, search: Search, { memory }: WriteContext) {
  const { staffId, competitionIds, want, at } = search;
  const free = screenable(tx, competitionIds, at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entry_claims')
            .whereRef('entry_claims.entry_id', '=', 'entries.id')
            .where((claim) =>
              'id' in want
                ? claim.and([claim('claimed_until', '>', at), claim('staff_id', '<>', staffId)])
                : // What the screener works on already is not one more.
                  claim.or([claim('claimed_until', '>', at), claim('staff_id', '=', staffId)]),
            )
            .select('entry_claims.entry_id'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .select('id')
    .$if(!memory, (rows) => rows.forUpdate('entries').skipLocked());
  if ('id' in want) return (await free.where('id', '=', want.id).executeTakeFirst())?.id;
  const { after } = want;
  const later =
    after &&
    (await free
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.at, after.id)))
      .executeTakeFirst());
  return (later ?? (await free.executeTakeFirst()))?.id;
}

/** @returns whether the entry is the screener's now */
async function take(tx: Transaction<Schema>, id: string, staffId: string, at: number): Promise<boolean> {
  const row = await tx
    .insertInto('entry_claims')
    .values({ entry_id: id, staff_id: staffId, claimed_until: at + SCREENING_CLAIM_MS })
    .onConflict((conflict) =>
      conflict
        .column('entry_id')
        .doUpdateSet({ staff_id: staffId, claimed_until: at + SCREENING_CLAIM_MS })
        .where((claim) =>
          claim.or([
            claim('entry_claims.claimed_until', '<=', at),
            claim('entry_claims.staff_id', '=', staffId),
          ]),
        ),
    )
    .returning('entry_id')
    .executeTakeFirst();
  return row !== undefined;
}
