import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { followBars } from '../../voting/standings/changeStanding.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { type EntryState, lockToDecide } from './decidable.ts';
import { dropNews } from './dropNews.ts';

export type DecisionUndo = OperatorAct & { entryId: string; decisionId: string };

/**
 * The outcome. `unknown`: the entry has no such decision. `late`: the time to undo it is over. `changed`: the entry was
 * decided anew, replaced, withdrawn or placed in a voting group since.
 */
export type UndoneDecision = 'undone' | 'unknown' | 'late' | 'changed';

/** Undoes decisions about entries: each entry is as it was, and its candidate hears nothing. */
export const undoDecision: Write<DecisionUndo, UndoneDecision> = async (tx, inputs, context) => {
  const undone: UndoneDecision[] = [];
  await closeGateOf(
    tx,
    inputs.map(({ entryId }) => entryId),
    context,
  );
  for (const input of inputs) undone.push(await undoOne(tx, input, context));
  return undone;
};

async function undoOne(
  tx: Transaction<Schema>,
  { entryId, decisionId, actor, at }: DecisionUndo,
  context: WriteContext,
): Promise<UndoneDecision> {
  const entry = await lockToDecide(tx, entryId, context);
  const decision = await tx
    .selectFrom('entry_decisions')
    .where('id', '=', decisionId)
    .where('entry_id', '=', entryId)
    .selectAll()
    .executeTakeFirst();
  if (!entry || !decision) return 'unknown';
  if (decision.undone_at !== null) return 'undone';
  if (decision.undo_until <= at) return 'late';
  const after = JSON.parse(decision.after_it) as EntryState;
  if (entry.isWithdrawn || !isSame(entry.state, after)) return 'changed';
  const isApproved = decision.what === 'entry' && decision.status === 'approved';
  if (isApproved && (await isPlaced(tx, entryId))) return 'changed';
  const before = JSON.parse(decision.before_it) as EntryState;
  await tx
    .updateTable('entries')
    .set({ ...before, changed_at: at })
    .where('id', '=', entryId)
    .execute();
  await tx
    .updateTable('entry_decisions')
    .set({ undone_by: actor, undone_at: at, settled_at: at })
    .where('id', '=', decisionId)
    .execute();
  if (decision.what === 'entry') await followBars(tx, [entryId], at, context);
  await dropNews(tx, entryId, at, decisionId);
  const action = `${decision.what}.decision_undone`;
  const [from, to] =
    decision.what === 'entry'
      ? [{ status: after.status }, { status: before.status }]
      : [{ replacement: decision.status }, { replacement: before.pending_status }];
  const line = { at, actor, role: 'staff', action, subject: entryId } as const;
  await appendAudit(tx, [{ ...line, competitionId: entry.competitionId, before: from, after: to }], context);
  return 'undone';
}

const isSame = (now: EntryState, then: EntryState): boolean =>
  (Object.keys(then) as (keyof EntryState)[]).every((column) => now[column] === then[column]);

async function isPlaced(tx: Transaction<Schema>, entryId: string): Promise<boolean> {
  const places = tx.selectFrom('round_entries').where('entry_id', '=', entryId).select('entry_id').limit(1);
  return (await places.executeTakeFirst()) !== undefined;
}
