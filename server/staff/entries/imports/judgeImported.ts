import type { SkippedDecision } from '../../../../domain/staff/staffContract.ts';

/** What of an entry bars a decision by a file. */
export type ImportedEntry = {
  status: 'submitted' | 'pending' | 'approved' | 'rejected';
  isWithdrawn: boolean;
  isUnverified: boolean;
  isUnpaid: boolean;
};

/**
 * Why a row of a file decides nothing about an entry; null where it does. A file decides what waits for its first decision:
 * it overturns none, since an approved entry leaves the vote by two persons only, and decides no replacement, which nobody
 * may have seen when the file was filled in.
 */
export function judgeImported(
  { status, isWithdrawn, isUnverified, isUnpaid }: ImportedEntry,
  decision: 'approve' | 'reject',
): SkippedDecision['why'] | null {
  if (status === (decision === 'approve' ? 'approved' : 'rejected')) return 'unchanged';
  if (isWithdrawn) return 'withdrawn';
  if (status === 'approved' || status === 'rejected') return 'decided';
  if (isUnverified) return 'unverified';
  if (status === 'submitted') return 'unchecked';
  return decision === 'approve' && isUnpaid ? 'unpaid' : null;
}
