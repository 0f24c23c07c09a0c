import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Finding } from './finding.ts';

/**
 * Raises flags, or adds to those that are up. What staff released stays released for its period; what they reversed is
 * opened again when it goes on.
 */
export async function raiseFlag(tx: Transaction<Schema>, inputs: Finding[]): Promise<null[]> {
  for (const finding of inputs) await raise(tx, finding);
  return inputs.map(() => null);
}

async function raise(tx: Transaction<Schema>, { reasons, members, at, ...subject }: Finding): Promise<void> {
  const flag = await tx
    .insertInto('vote_flags')
    .values({ id: newId(), ...subject, reasons: JSON.stringify(reasons), state: 'open', raised_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'period'])
        .doUpdateSet((row) => ({ reasons: row.ref('excluded.reasons') })),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (flag.state === 'reversed')
    await tx
      .updateTable('vote_flags')
      .set({ state: 'open', raised_at: at, decided_at: null, decision: null })
      .where('id', '=', flag.id)
      .execute();
  if (members.length === 0) return;
  await tx
    .insertInto('vote_flag_members')
    .values(members.map((source_ref) => ({ flag_id: flag.id, source_ref })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
