import type { Transaction } from 'kysely';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import type { EntriesTable, Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** The columns that a decision may change, and those that say that nothing else changed since. */
const stateColumns = [
  'status',
  'decision_reason',
  'decision_reason_en',
  'live_media_id',
  'pending_media_id',
  'pending_status',
  'pending_reason',
  'pending_reason_en',
] as const;

/** What a decision finds and leaves. */
export type EntryState = Pick<
  EntriesTable,
  'status' | 'live_media_id' | 'pending_media_id' | 'pending_status'
> &
  Record<(typeof stateColumns)[number], string | null>;

/** Why an entry cannot be decided so. */
export type Undecidable = 'unchecked' | 'unverified' | 'unpaid' | 'withdrawn' | 'unchanged';

/** What is decided, and the state in which that leaves the entry. */
export type Decidable = { what: 'entry' | 'replacement'; after: EntryState };

/** An entry, and what bars a decision about it. */
export type EntryToDecide = {
  competitionId: string;
  state: EntryState;
  isUnverified: boolean;
  isWithdrawn: boolean;
  isUnpaid: boolean;
};

/** The entry stays locked until the commit, so that no fee is settled between the look and the decision. */
export async function lockToDecide(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<EntryToDecide | undefined> {
  const query = tx
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', id)
    .select(stateColumns.map((column) => `entries.${column}` as const))
    .select([
      'entries.competition_id',
      'entries.fee_baisa',
      'entries.withdrawn_at',
      'accounts.user_id',
      'accounts.verified_at',
    ]);
  const row = await (memory ? query : query.forUpdate('entries')).executeTakeFirst();
  if (!row) return undefined;
  const { competition_id, fee_baisa, withdrawn_at, user_id, verified_at, ...state } = row;
  return {
    competitionId: competition_id,
    state,
    isUnpaid: fee_baisa > 0 && !(await findPaidFee(tx, id)),
    isUnverified: user_id !== null && verified_at === null,
    isWithdrawn: withdrawn_at !== null,
  };
}

/** What of an entry a decision is about, and what it leaves: its waiting replacement first (decision D20). */
export function judgeDecision(
  { state, isWithdrawn, isUnverified, isUnpaid }: EntryToDecide,
  decision: 'approve' | 'reject',
  { reason, reasonEn }: { reason: string | null; reasonEn: string | null },
): Decidable | Undecidable {
  if (isWithdrawn) return 'withdrawn';
  if (isUnverified) return 'unverified';
  if (state.status === 'submitted' || state.pending_status === 'submitted') return 'unchecked';
  const decided = { decision_reason: reason, decision_reason_en: reasonEn };
  if (state.pending_status !== null) {
    if (decision === 'approve')
      return { what: 'replacement', after: { ...state, ...decided, ...shown(state) } };
    const rejected = {
      pending_status: 'rejected',
      pending_reason: reason,
      pending_reason_en: reasonEn,
    } as const;
    if (state.pending_status === 'pending') return { what: 'replacement', after: { ...state, ...rejected } };
  }
  if (decision === 'approve' && isUnpaid) return 'unpaid';
  const status = decision === 'approve' ? 'approved' : 'rejected';
  return state.status === status ? 'unchanged' : { what: 'entry', after: { ...state, ...decided, status } };
}

/** A replacement that takes the place of the recording that is shown. */
const shown = ({ pending_media_id }: EntryState) => ({
  live_media_id: pending_media_id,
  pending_media_id: null,
  pending_status: null,
  pending_reason: null,
  pending_reason_en: null,
});
