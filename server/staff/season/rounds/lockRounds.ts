import { type Kysely, sql, type Transaction } from 'kysely';
import { ORDER_PAYMENT_MS } from '../../../../domain/delays.ts';
import type { Situation } from '../../../../domain/season/situation.ts';
import type { StaffRound } from '../../../../domain/staff/staffContract.ts';
import { isOpenOrder } from '../../../payments/orders/openOrders.ts';
import type { AuditFields } from '../../../platform/audit/auditDetails.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../../platform/writer/write.ts';
import { closeGate } from '../../../voting/votesGate.ts';
import { lockCompetition } from '../lockCompetition.ts';
import { lockCandidates } from '../members/candidatesRepo.ts';
import { auditSeason, type SeasonAct, type SeasonWritten } from '../seasonAct.ts';
import { readSituations } from '../situation.ts';
import { readRounds } from './roundsRepo.ts';

/** A change of the rounds of a competition; `at` is UTC ms of the clock that judges windows. */
export type RoundsAct = SeasonAct & { competitionId: string };

export type LockedRounds = { situation: Situation; rounds: StaffRound[] };

/** Places of one group, or of all groups of a round or a competition. */
type Places = { group: string } | { round: string } | { competition: string };

/** Rows that a write may change: places, or those of some groups and the entries that it may place in them. */
type Touched = Places | { groups: readonly string[]; entries: readonly string[] | 'all' } | null;

/**
 * A write that acts on the rounds of a competition. Until the commit no other write changes them. On PostgreSQL an order or a
 * message that names an entry of a touched group waits for this write, or this write for it: it is judged by the windows
 * that this write leaves. Null where the organisation has no such competition.
 */
export const onLockedRounds = <Input extends RoundsAct, Row>(
  touchedBy: (input: Input) => Touched,
  act: (
    tx: Transaction<Schema>,
    input: Input,
    locked: LockedRounds,
    context: WriteContext,
  ) => Promise<SeasonWritten<Row>>,
) =>
  oneByOne(async (tx, input: Input, context): Promise<SeasonWritten<Row>> => {
    const { organisationId, competitionId: id, at } = input;
    const touched = touchedBy(input);
    // SQLite has a single writer, no gate and no row locks.
    if (!context.memory && touched && (await isVotedFor(tx, id, at))) await closeGate(tx, context);
    if (!(await lockCompetition(tx, { organisationId, id }, context))) return null;
    if (!context.memory) await lockRows(tx, id, touched);
    const { situation } = (await readSituations(tx, [id], at)).get(id)!;
    return act(tx, input, { situation, rounds: await readRounds(tx, id) }, context);
  });

/** Whether votes of a competition may be stored now: a window is open, or orders of one can still be paid. */
async function isVotedFor(tx: Transaction<Schema>, competitionId: string, at: number): Promise<boolean> {
  const open = await tx
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('rounds.competition_id', '=', competitionId)
    .where('voting_groups.opens_at', '<=', at)
    .where('voting_groups.closes_at', '>', at - ORDER_PAYMENT_MS)
    .select('voting_groups.id')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Any number that no other advisory lock of the product has. */
const WINDOWS_LOCK = 7_298_103;

/**
 * Windows and codes of different competitions must not clash, so such writes follow one another over all competitions. Rows are
 * locked in the order in which orders, messages and withdrawals lock them: entries, places, groups. Call it with the
 * competition locked.
 */
export async function lockRows(
  tx: Transaction<Schema>,
  competitionId: string,
  touched: Touched,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(WINDOWS_LOCK)}::int8)`.execute(tx);
  if (!touched) return;
  if ('entries' in touched) await lockCandidates(tx, competitionId, touched.entries);
  await lockPlaces(tx, touched);
}

/** In the order in which orders and messages lock: first places, then groups. */
export async function lockPlaces(
  tx: Transaction<Schema>,
  touched: Places | { groups: readonly string[] },
): Promise<void> {
  const places = tx.selectFrom('round_entries').select('entry_id').orderBy('entry_id').forUpdate();
  const groups = tx.selectFrom('voting_groups').select('id').orderBy('id').forUpdate();
  if ('group' in touched || 'groups' in touched) {
    const ids = 'group' in touched ? [touched.group] : touched.groups;
    if (ids.length === 0) return;
    await places.where('group_id', 'in', ids).execute();
    await groups.where('id', 'in', ids).execute();
  } else {
    const rounds =
      'round' in touched
        ? [touched.round]
        : tx.selectFrom('rounds').where('competition_id', '=', touched.competition).select('id');
    await places.where('round_id', 'in', rounds).execute();
    await groups.where('round_id', 'in', rounds).execute();
  }
}

/**
 * Whether somebody has voted in a group, or an order for it waits for its payment. On another node that may be before the
 * clock of this one says that the window has opened.
 */
export async function hasVotes(tx: Kysely<Schema>, groupId: string): Promise<boolean> {
  const votes = tx
    .selectFrom('round_entries')
    .innerJoin('tallies', (join) =>
      join
        .onRef('tallies.round_id', '=', 'round_entries.round_id')
        .onRef('tallies.entry_id', '=', 'round_entries.entry_id'),
    )
    .where('round_entries.group_id', '=', groupId)
    .select('tallies.entry_id')
    .limit(1);
  if (await votes.executeTakeFirst()) return true;
  const orders = tx
    .selectFrom('orders')
    .where(isOpenOrder)
    .where('group_id', '=', groupId)
    .select('id')
    .limit(1);
  return (await orders.executeTakeFirst()) !== undefined;
}

/** Whether the ledger names a place of a group, of a round, or of an entry in it: also a change of standing is a row of it. */
export async function isInLedger(
  tx: Transaction<Schema>,
  of: ({ group: string } | { round: string }) & { entry?: string },
): Promise<boolean> {
  const rows = tx
    .selectFrom('round_entries')
    .innerJoin('ledger', (join) =>
      join
        .onRef('ledger.round_id', '=', 'round_entries.round_id')
        .onRef('ledger.entry_id', '=', 'round_entries.entry_id'),
    )
    .select('ledger.seq')
    .limit(1);
  const found =
    'group' in of
      ? rows.where('round_entries.group_id', '=', of.group)
      : rows.where('round_entries.round_id', '=', of.round);
  const { entry } = of;
  const named = entry === undefined ? found : found.where('round_entries.entry_id', '=', entry);
  return (await named.executeTakeFirst()) !== undefined;
}

/** Notes a change of a round or a group in the audit. */
export const auditRounds = (
  tx: Transaction<Schema>,
  { organisationId, competitionId, by, at, network }: RoundsAct,
  line: { action: string; subject: string; before: AuditFields | null; after: AuditFields | null },
  context: WriteContext,
): Promise<void> => auditSeason(tx, { organisationId, by, at, network }, { ...line, competitionId }, context);
