import type { Transaction } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import { chunks } from '../../server/platform/database/chunks.ts';
import { setMembers } from '../../server/staff/season/members/memberWrites.ts';
import type { SeasonAct } from '../../server/staff/season/seasonAct.ts';
import { done } from './done.ts';
import type { Person } from './seasonPeople.ts';

/** A round of the demo with its groups by number, as `layEvent` has made them. */
export type LaidRound = { competitionId: string; roundId: string };

/** Places contestants in the groups of a round as an organiser does, and gives each what the jury found. */
export async function placeContestants(
  tx: Transaction<Schema>,
  { competitionId, roundId }: LaidRound,
  people: readonly (readonly Person[])[],
  act: SeasonAct,
  context: WriteContext,
): Promise<void> {
  const groups = await tx
    .selectFrom('voting_groups')
    .where('round_id', '=', roundId)
    .orderBy('number')
    .select(['id', 'version'])
    .execute();
  for (const [index, { id: groupId, version }] of groups.entries()) {
    const entries = people[index]!.map(({ entry }) => entry.id);
    const seen = [{ id: groupId, version }];
    done(await setMembers(tx, [{ ...act, competitionId, groupId, seen, entries }], context));
  }
  const found = people.flatMap((inGroup, index) =>
    inGroup.map(({ entry, evaluation }) => ({
      round_id: roundId,
      entry_id: entry.id,
      group_id: groups[index]!.id,
      evaluation,
    })),
  );
  for (const rows of chunks(found))
    await tx
      .insertInto('round_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['round_id', 'entry_id'])
          .doUpdateSet((row) => ({ evaluation: row.ref('excluded.evaluation') })),
      )
      .execute();
}
