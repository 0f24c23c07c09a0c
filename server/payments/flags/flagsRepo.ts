import { sql, type Kysely } from 'kysely';
import type { VoteFlagsTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A flag with how many sources it is about, and the votes that they have in the ledger. */
export type ListedFlag = VoteFlagsTable & { members: number; votes: number };

/** The open flags, or all of them, the oldest first. */
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

/** The votes that the sources of a flag have in the ledger. */
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
