import type { Transaction, Updateable } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AuditDetails } from '../../platform/audit/auditDetails.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { EntriesTable, Schema } from '../../platform/database/schema.ts';
import { followBars } from '../../voting/standings/changeStanding.ts';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import { refundOrder } from '../../payments/refunds/refundOrder.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';

export type EntryDecision = OperatorAct & {
  entryId: string;
  decision: 'approve' | 'reject';
  reason: string | null;
};

/**
 * The outcome of a decision. `unknown`: there is no such entry. `unchecked`: the media job has not checked
 * the recording yet. `unverified`: the account has verified no contact yet. `unpaid`: the entry owes its
 * fee. `withdrawn`: its candidate withdrew it. `unchanged`: the entry has that status already.
 */
export type DecidedEntry =
  | {
      kind: 'decided';
      what: 'entry' | 'replacement';
      status: 'approved' | 'rejected';
      /** The fee that goes back with a rejection. */
      refundBaisa?: number;
    }
  | { kind: 'unknown' | 'unchecked' | 'unverified' | 'unpaid' | 'withdrawn' | 'unchanged' };

type Row = Pick<EntriesTable, 'status' | 'pending_media_id' | 'pending_status' | 'competition_id'> & {
  isUnverified: boolean;
  isWithdrawn: boolean;
  isUnpaid: boolean;
};
type Change = { what: 'entry' | 'replacement'; set: Updateable<EntriesTable> };

/**
 * Approves or rejects entries, or the waiting replacements of approved ones (decision D20). A rejected
 * entry gets no votes, and its paid fee goes back (decision D193).
 */
export const decideEntry: Write<EntryDecision, DecidedEntry> = async (tx, inputs, context) => {
  const decided: DecidedEntry[] = [];
  for (const input of inputs) {
    const { entryId, decision, reason, actor, at } = input;
    const row = await findRow(tx, entryId, context);
    const change = row ? changeOf(row, decision, reason) : 'unknown';
    if (typeof change === 'string') {
      decided.push({ kind: change });
      continue;
    }
    const set = { ...change.set, changed_at: at };
    await tx.updateTable('entries').set(set).where('id', '=', entryId).execute();
    if (change.what === 'entry') await followBars(tx, [entryId], at, context);
    const action = `${change.what}.${decision === 'approve' ? 'approved' : 'rejected'}`;
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const changed = changedOf(row!, change.what, status);
    const line = { at, actor, role: 'staff', action, subject: entryId, reason, ...changed } as const;
    await appendAudit(tx, [line], context);
    const kind = change.what === 'entry' ? status : (`replacement_${status}` as const);
    await queueEntryMessage(tx, { entryId, kind, reason, at });
    const isRefused = change.what === 'entry' && status === 'rejected';
    const refundBaisa = isRefused ? await refundFee(tx, input, context) : null;
    decided.push({
      kind: 'decided',
      what: change.what,
      status,
      ...(refundBaisa !== null && { refundBaisa }),
    });
  }
  return decided;
};

/** What a decision changed, for the audit. */
function changedOf(
  { status, pending_status, competition_id }: Row,
  what: Change['what'],
  decided: 'approved' | 'rejected',
): AuditDetails {
  const [before, after] =
    what === 'entry'
      ? [{ status }, { status: decided }]
      : [{ replacement: pending_status }, { replacement: decided }];
  return { competitionId: competition_id, before, after };
}

/** Refunds the paid fee of a rejected entry; the running server asks the gateway for it, until it is done. */
async function refundFee(
  tx: Transaction<Schema>,
  { entryId, reason, actor, at }: EntryDecision,
  context: WriteContext,
): Promise<number | null> {
  const order = await findPaidFee(tx, entryId);
  if (!order) return null;
  const [refund] = await refundOrder(tx, [{ orderId: order.id, note: reason, actor, at }], context);
  return refund?.kind === 'refunded' ? refund.amountBaisa : null;
}

/** The entry stays locked until the commit, so that no fee is settled between the look and the decision. */
async function findRow(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<Row | undefined> {
  const query = tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', id)
    .select([
      'status',
      'competition_id',
      'pending_media_id',
      'pending_status',
      'fee_baisa',
      'withdrawn_at',
      'accounts.user_id',
      'accounts.verified_at',
    ]);
  const row = await (memory ? query : query.forUpdate('entries')).executeTakeFirst();
  if (!row) return undefined;
  const isUnpaid = row.fee_baisa > 0 && !(await findPaidFee(tx, id));
  return {
    ...row,
    isUnpaid,
    isUnverified: row.user_id !== null && row.verified_at === null,
    isWithdrawn: row.withdrawn_at !== null,
  };
}

function changeOf(
  row: Row,
  decision: EntryDecision['decision'],
  reason: string | null,
): Change | 'unchecked' | 'unverified' | 'unpaid' | 'withdrawn' | 'unchanged' {
  const { status, pending_media_id, pending_status } = row;
  if (row.isWithdrawn) return 'withdrawn';
  if (row.isUnverified) return 'unverified';
  if (status === 'submitted' || pending_status === 'submitted') return 'unchecked';
  if (pending_status !== null) {
    if (decision === 'approve')
      return {
        what: 'replacement',
        set: {
          live_media_id: pending_media_id,
          pending_media_id: null,
          pending_status: null,
          pending_reason: null,
          decision_reason: reason,
        },
      };
    if (pending_status === 'pending')
      return { what: 'replacement', set: { pending_status: 'rejected', pending_reason: reason } };
  }
  if (decision === 'approve' && row.isUnpaid) return 'unpaid';
  const wanted = decision === 'approve' ? 'approved' : 'rejected';
  return status === wanted
    ? 'unchanged'
    : { what: 'entry', set: { status: wanted, decision_reason: reason } };
}
