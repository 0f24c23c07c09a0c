import type { Transaction } from 'kysely';
import { RELEASED_MULTIPLE } from '../../../domain/flags.ts';
import type { VoteFlagsTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Finding } from './finding.ts';
import { votesOfFlag } from './flagsRepo.ts';

/**
 * Raises flags, or adds to those that exist. A flag that staff reversed opens again when its pattern goes on; one that
 * they released, when its votes reach a multiple of what they released.
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
    .returning(['id', 'state', 'released_votes'])
    .executeTakeFirstOrThrow();
  if (members.length > 0)
    await tx
      .insertInto('vote_flag_members')
      .values(members.map((source_ref) => ({ flag_id: flag.id, source_ref })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (await opensAgain(tx, flag))
    await tx
      .updateTable('vote_flags')
      .set({ state: 'open', raised_at: at, decided_at: null, decision: null })
      .where('id', '=', flag.id)
      .execute();
}

type RaisedFlag = Pick<VoteFlagsTable, 'id' | 'state' | 'released_votes'>;

async function opensAgain(tx: Transaction<Schema>, flag: RaisedFlag): Promise<boolean> {
  if (flag.state !== 'released') return flag.state === 'reversed';
  const released = Math.max(flag.released_votes ?? 0, 1);
  return (await votesOfFlag(tx, flag.id)) >= released * RELEASED_MULTIPLE;
}
