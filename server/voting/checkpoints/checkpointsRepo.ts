import { sql, type Kysely, type Transaction } from 'kysely';
import type { Checkpoint, KeyDeclaration } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerHead } from '../ledgerChain.ts';

/**
 * Reads the ledger's state in one snapshot: the last rows of all chains of ledger and audit, and how many
 * rows and votes the ledger has.
 */
export function readLedgerState(
  db: Kysely<Schema>,
): Promise<{ heads: LedgerHead[]; audit_heads: LedgerHead[]; rows: number; votes: number }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const heads = await tx
        .selectFrom('ledger_heads')
        .where('seq', '>', 0)
        .selectAll()
        .orderBy('stream')
        .execute();
      const audit_heads = await tx
        .selectFrom('audit_heads')
        .where('seq', '>', 0)
        .select(['stream', 'seq', 'row_hash'])
        .orderBy('stream')
        .execute();
      const { votes } = await tx
        .selectFrom('tallies')
        .select(sql<number>`cast(coalesce(sum(votes), 0) as bigint)`.as('votes'))
        .executeTakeFirstOrThrow();
      return { heads, audit_heads, rows: heads.reduce((sum, head) => sum + head.seq, 0), votes };
    });
}

/** The checkpoints with number `from` or higher, in order, at most `limit`. */
export async function readCheckpoints(
  db: Kysely<Schema>,
  from: number,
  limit: number,
): Promise<Checkpoint[]> {
  const rows = await db
    .selectFrom('checkpoints')
    .where('number', '>=', from)
    .orderBy('number')
    .limit(limit)
    .selectAll()
    .execute();
  const last = rows.at(-1);
  if (!last) return [];
  const heads = await db
    .selectFrom('checkpoint_heads')
    .where('number', '>=', from)
    .where('number', '<=', last.number)
    .orderBy('number')
    .orderBy('stream')
    .selectAll()
    .execute();
  const byNumber = Map.groupBy(heads, ({ number }) => number);
  return rows.map(({ row_count, vote_count, audit_heads, ...row }) => ({
    ...row,
    audit_heads: JSON.parse(audit_heads) as LedgerHead[],
    rows: row_count,
    votes: vote_count,
    heads: (byNumber.get(row.number) ?? []).map(({ number: _number, ...head }) => head),
  }));
}

/** The last checkpoint; undefined while there is none. */
export async function readLatestCheckpoint(db: Kysely<Schema>): Promise<Checkpoint | undefined> {
  const { number } = await db
    .selectFrom('checkpoints')
    .select((row) => row.fn.max<number | null>('number').as('number'))
    .executeTakeFirstOrThrow();
  return number === null ? undefined : (await readCheckpoints(db, number, 1))[0];
}

/** The declared changes of the signing key, in order. */
export function readKeyDeclarations(db: Kysely<Schema>): Promise<KeyDeclaration[]> {
  return db.selectFrom('checkpoint_keys').selectAll().orderBy('ordinal').execute();
}

/** The hashes of rows `from` to `to` of a chain, in order. */
export async function readRowHashes(
  db: Kysely<Schema>,
  stream: string,
  from: number,
  to: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .where('stream', '=', stream)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .select('row_hash')
    .execute();
  return rows.map(({ row_hash }) => row_hash);
}

/** The first checkpoint that signs a row of the ledger; undefined while none does. */
export function readCheckpointOfRow(
  db: Kysely<Schema>,
  stream: string,
  seq: number,
): Promise<{ number: number; at: number } | undefined> {
  return db
    .selectFrom('checkpoint_heads as head')
    .innerJoin('checkpoints', 'checkpoints.number', 'head.number')
    .where('head.stream', '=', stream)
    .where('head.seq', '>=', seq)
    .orderBy('head.seq')
    .orderBy('head.number')
    .limit(1)
    .select(['checkpoints.number', 'checkpoints.at'])
    .executeTakeFirst();
}

/**
 * Stores signed checkpoints, except those whose number another node used first.
 * @returns for each whether it was stored
 */
export async function storeCheckpoint(tx: Transaction<Schema>, inputs: Checkpoint[]): Promise<boolean[]> {
  const stored: boolean[] = [];
  for (const input of inputs) stored.push(await storeOne(tx, input));
  return stored;
}

async function storeOne(
  tx: Transaction<Schema>,
  { heads, rows, votes, audit_heads, ...checkpoint }: Checkpoint,
): Promise<boolean> {
  const taken = await tx
    .insertInto('checkpoints')
    .values({ ...checkpoint, audit_heads: JSON.stringify(audit_heads), row_count: rows, vote_count: votes })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .insertInto('checkpoint_heads')
    .values(heads.map((head) => ({ number: checkpoint.number, ...head })))
    .execute();
  return true;
}
