import type { Transaction } from 'kysely';
import type { PublicReason } from '../../../domain/season/publicReason.ts';
import { type Standing, channelOfStanding } from '../../../domain/standing.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { competitionOf } from '../../platform/audit/competitionOf.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { appendVotes } from '../appendVotes.ts';
import { closeGateOf } from '../votesGate.ts';
import { readPlaces, runningPlaces, type EntryPlace } from './entryPlaces.ts';
import { STANDINGS_STREAM } from './standingFold.ts';

/** `reason`: a command's, for the candidate, or one for the public too (decision D241). */
export type StandingChange = OperatorAct & {
  entryId: string;
  standing: Exclude<Standing, 'excluded'>;
  reason: string | PublicReason;
  /** The network of a person of the staff. */
  network?: string;
};

/**
 * The outcome for an entry. `changed`: in how many rounds; none if only the candidate's withdrawal or the time to undo it
 * ended. `unknown`: there is no such entry. `no_round`:
 * it is in no round. `unchanged`: it has this standing already. `rejected`, `suspended`: for this reason it
 * cannot be reinstated.
 */
export type ChangedStanding =
  | { kind: 'changed'; rounds: number }
  | { kind: 'unknown' | 'no_round' | 'unchanged' | 'rejected' | 'suspended' };

/** Called in the transaction of a change, so that its candidate gets a message about it. */
export type OnChangedStanding = (tx: Transaction<Schema>, change: StandingChange) => Promise<void>;

/**
 * Makes the write that withdraws, disqualifies or reinstates entries: in their running rounds or, if none runs, in the
 * last one. Reinstating ends the withdrawal of a candidate too, and withdrawing or disqualifying the time to undo it.
 */
export const changeStandingOf =
  (onChanged: OnChangedStanding): Write<StandingChange, ChangedStanding> =>
  async (tx, inputs, context) => {
    const results: ChangedStanding[] = [];
    await closeGateOf(
      tx,
      inputs.map(({ entryId }) => entryId),
      context,
    );
    for (const input of inputs) {
      const changed = await changeOne(tx, input, context);
      if (changed.kind === 'changed') await onChanged(tx, input);
      results.push(changed);
    }
    return results;
  };

async function changeOne(
  tx: Transaction<Schema>,
  { entryId, standing, reason, actor, at, network }: StandingChange,
  context: WriteContext,
): Promise<ChangedStanding> {
  const bar = await readBar(tx, entryId);
  if (bar === 'unknown' || (standing === 'in' && bar)) return { kind: bar };
  const overrules = await (standing === 'in' ? endWithdrawal(tx, entryId) : endUndo(tx, entryId, at));
  const places = placesToChange(await readPlaces(tx, [entryId], context), at);
  if (places.length === 0 && !overrules) return { kind: 'no_round' };
  const others = places.filter((place) => place.standing !== standing);
  if (others.length === 0 && !overrules) return { kind: 'unchanged' };
  await setStanding(tx, others, standing, at, context);
  const action = `entry.${standing === 'in' ? 'reinstated' : standing}`;
  const line = { at, actor, role: 'staff', action, subject: entryId, network: network ?? null } as const;
  const competitionId = await competitionOf(tx, entryId);
  const isPublic = typeof reason !== 'string';
  const from = others.length > 0 && { standing: [...new Set(others.map((place) => place.standing))] };
  const to = { ...(from && { standing: [standing] }), ...(isPublic && reason) };
  const changed = (from || isPublic) && { before: from || null, after: to };
  const noted = { ...line, competitionId, reason: isPublic ? null : reason, ...changed };
  await appendAudit(tx, [noted], context);
  return { kind: 'changed', rounds: others.length };
}

/** The rounds of one entry that a change of its standing concerns, of all its rounds. @param at UTC ms */
export function placesToChange(places: readonly EntryPlace[], at: number): readonly EntryPlace[] {
  const running = runningPlaces(places, at);
  return running.length > 0 ? running : places.slice(0, 1);
}

/** Ends the withdrawal of an entry by its candidate. @returns whether there was one */
export async function endWithdrawal(tx: Transaction<Schema>, entryId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('entries')
    .set({ withdrawn_at: null, withdrawal_undo_until: null })
    .where('id', '=', entryId)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the candidate's time to undo a withdrawal. @param at UTC ms. @returns whether some of it was left */
async function endUndo(tx: Transaction<Schema>, entryId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('entries')
    .set({ withdrawal_undo_until: null })
    .where('id', '=', entryId)
    .where('withdrawal_undo_until', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets the standing of entries in rounds, with a row in the ledger for each. It locks `round_entries` rows
 * before the head of the chain, the same order as for votes, so that the two cannot deadlock.
 * @param at UTC ms
 */
export async function setStanding(
  tx: Transaction<Schema>,
  places: readonly EntryPlace[],
  standing: Standing,
  at: number,
  context: WriteContext,
): Promise<void> {
  for (const { roundId, entryId } of places)
    await tx
      .updateTable('round_entries')
      .set({ standing })
      .where('round_id', '=', roundId)
      .where('entry_id', '=', entryId)
      .execute();
  const rows = places.map(({ roundId, entryId, groupNumber }) => ({
    channel: channelOfStanding(standing),
    entryId,
    roundId,
    groupNumber,
    votes: 0,
    sourceRef: `standing:${newId()}`,
    payer: null,
    amountBaisa: 0,
    acceptedAt: at,
    reversesSeq: null,
  }));
  await appendVotes(tx, rows, { ...context, stream: STANDINGS_STREAM });
}

/**
 * Adapts the standing of entries in running rounds after their status or account changed. Excludes those
 * that are rejected or suspended; reinstates excluded ones that no longer are. Withdrawn and disqualified
 * entries do not change.
 * @param at UTC ms
 */
export async function followBars(
  tx: Transaction<Schema>,
  entryIds: readonly string[],
  at: number,
  context: WriteContext,
): Promise<void> {
  const places = runningPlaces(await readPlaces(tx, entryIds, context), at);
  for (const [entryId, ofEntry] of Map.groupBy(places, (place) => place.entryId)) {
    const [from, to] = (await readBar(tx, entryId))
      ? (['in', 'excluded'] as const)
      : (['excluded', 'in'] as const);
    const changed = ofEntry.filter(({ standing }) => standing === from);
    await setStanding(tx, changed, to, at, context);
  }
}

/** The ids of an account's entries. */
export async function entryIdsOf(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const entries = await tx.selectFrom('entries').where('user_id', '=', userId).select('id').execute();
  return entries.map(({ id }) => id);
}

/** Why an entry may not compete at all; undefined if nothing bars it. */
async function readBar(
  tx: Transaction<Schema>,
  entryId: string,
): Promise<'unknown' | 'rejected' | 'suspended' | undefined> {
  const entry = await tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', entryId)
    .select(['entries.status', 'accounts.suspended_at'])
    .executeTakeFirst();
  if (!entry) return 'unknown';
  if (entry.status === 'rejected') return 'rejected';
  return entry.suspended_at === null ? undefined : 'suspended';
}
