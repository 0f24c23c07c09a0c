import { sql, type Kysely, type Transaction } from 'kysely';
import { RELEASED_MULTIPLE } from '../../../domain/flags.ts';
import type { FlagKind, VoteFlagsTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

/** A suspicion for staff to review (decision D8). */
export type Finding = {
  kind: FlagKind;
  /** The pseudonym of the sender, card, network or entry. */
  subject: string;
  /** The day or round that the finding belongs to; later findings of the same period add to its flag. */
  period: string;
  /** The figures of the finding and their thresholds. */
  reasons: Readonly<Record<string, string | number>>;
  /** The source references of the suspicious votes. */
  members: readonly string[];
  /** UTC ms. */
  at: number;
};

/** A flag with the number of its sources, and their votes in the ledger. */
type ListedFlag = VoteFlagsTable & { members: number; votes: number };

/** The open flags, or all flags, oldest first. */
export async function readFlags(db: Kysely<Schema>, { all }: { all: boolean }): Promise<ListedFlag[]> {
  const flags = db.selectFrom('vote_flags').selectAll().orderBy('raised_at').orderBy('id');
  const listed = await (all ? flags : flags.where('state', '=', 'open')).execute();
  const sums = new Map((await selectSums(db).execute()).map((sum) => [sum.flag_id, sum]));
  return listed.map((flag) => ({
    ...flag,
    members: sums.get(flag.id)?.members ?? 0,
    votes: sums.get(flag.id)?.votes ?? 0,
  }));
}

/** The sum of the ledger's votes whose sources belong to a flag. */
export async function votesOfFlag(db: Kysely<Schema>, flagId: string): Promise<number> {
  const sum = await selectSums(db).where('member.flag_id', '=', flagId).executeTakeFirst();
  return sum?.votes ?? 0;
}

function selectSums(db: Kysely<Schema>) {
  return db
    .selectFrom('vote_flag_members as member')
    .leftJoin('ledger_secrets as secret', 'secret.source_ref', 'member.source_ref')
    .leftJoin('ledger', (join) =>
      join.onRef('ledger.stream', '=', 'secret.stream').onRef('ledger.seq', '=', 'secret.seq'),
    )
    .groupBy('member.flag_id')
    .select([
      'member.flag_id',
      sql<number>`count(*)`.as('members'),
      sql<number>`cast(coalesce(sum(ledger.votes), 0) as bigint)`.as('votes'),
    ]);
}

/**
 * Raises flags, or adds findings to existing ones. A new finding opens a reversed flag again. It opens a
 * released flag again once the votes reach `RELEASED_MULTIPLE` times those at the release.
 */
export async function raiseFlag(tx: Transaction<Schema>, inputs: Finding[]): Promise<null[]> {
  for (const finding of inputs) await raiseOne(tx, finding);
  return inputs.map(() => null);
}

async function raiseOne(
  tx: Transaction<Schema>,
  { reasons, members, at, ...subject }: Finding,
): Promise<void> {
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
