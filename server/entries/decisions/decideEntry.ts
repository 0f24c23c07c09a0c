import type { Transaction, Updateable } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { EntriesTable, Schema } from '../../platform/database/schema.ts';
import { followBars } from '../../voting/standings/changeStanding.ts';
import type { Write } from '../../platform/writer/write.ts';

export type EntryDecision = OperatorAct & {
  entryId: string;
  decision: 'approve' | 'reject';
  reason: string | null;
};

/**
 * The outcome of a decision. `unknown`: there is no such entry. `unchecked`: the media job has not checked
 * the recording yet. `unverified`: the account has verified no contact yet. `unpaid`: the entry owes its
 * fee. `unchanged`: the entry has that status already.
 */
export type DecidedEntry =
  | { kind: 'decided'; what: 'entry' | 'replacement'; status: 'approved' | 'rejected' }
  | { kind: 'unknown' | 'unchecked' | 'unverified' | 'unchanged' };

type Row = Pick<EntriesTable, 'status' | 'pending_media_id' | 'pending_status'> & { isUnverified: boolean };
type Change = { what: 'entry' | 'replacement'; set: Updateable<EntriesTable> };

/**
 * Approves or rejects entries, or the waiting replacements of approved ones (decision D20). A rejected
 * entry gets no votes, and its paid fee goes back (decision D193).
 */
export const decideEntry: Write<EntryDecision, DecidedEntry> = async (tx, inputs, context) => {
  const decided: DecidedEntry[] = [];
  for (const input of inputs) {
    const { entryId, decision, reason, actor, at } = input;
    const row = await findRow(tx, entryId);
    const change = row ? changeOf(row, decision) : 'unknown';
    if (typeof change === 'string') {
      decided.push({ kind: change });
      continue;
    }
    const set = { ...change.set, changed_at: at };
    await tx.updateTable('entries').set(set).where('id', '=', entryId).execute();
    if (change.what === 'entry') await followBars(tx, [entryId], at, context);
    const action = `${change.what}.${decision === 'approve' ? 'approved' : 'rejected'}`;
    await appendAudit(tx, [{ at, actor, role: 'staff', action, subject: entryId, reason }], context);
    const status = decision === 'approve' ? 'approved' : 'rejected';
    decided.push({ kind: 'decided', what: change.what, status });
  }
  return decided;
};

async function findRow(tx: Transaction<Schema>, id: string): Promise<Row | undefined> {
  const row = await tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', id)
    .select(['status', 'pending_media_id', 'pending_status', 'accounts.user_id', 'accounts.verified_at'])
    .executeTakeFirst();
  return row && { ...row, isUnverified: row.user_id !== null && row.verified_at === null };
}

function changeOf(
  row: Row,
  decision: EntryDecision['decision'],
): Change | 'unchecked' | 'unverified' | 'unchanged' {
  const { status, pending_media_id, pending_status } = row;
  if (row.isUnverified) return 'unverified';
  if (status === 'submitted' || pending_status === 'submitted') return 'unchecked';
  if (pending_status !== null) {
    if (decision === 'approve')
      return {
        what: 'replacement',
        set: { live_media_id: pending_media_id, pending_media_id: null, pending_status: null },
      };
    if (pending_status === 'pending') return { what: 'replacement', set: { pending_status: 'rejected' } };
  }
  const wanted = decision === 'approve' ? 'approved' : 'rejected';
  return status === wanted ? 'unchanged' : { what: 'entry', set: { status: wanted } };
}
