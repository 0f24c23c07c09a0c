import type { StaffList } from './staffContract.ts';

/** A row of an act on many: its key, and what a person calls it. */
export type BulkRow = { key: string; name: string };

/** Why a row is left out: it is not there any more, it is the caller's own, or the caller may not. */
export type SkipReason = 'gone' | 'own' | 'right';

/** What an act on many rows would do. `mayWait`: a second person may have to approve. */
export type BulkPreview = {
  acts: readonly (BulkRow & { mayWait: boolean })[];
  skipped: readonly (BulkRow & { reason: SkipReason })[];
};

type Person = Pick<StaffList['people'][number], 'membership_id' | 'staff_id' | 'role' | 'may_change'>;
type Invitation = Pick<StaffList['invitations'][number], 'id' | 'may_change'>;

/**
 * What ending these roles would do. The caller's own stays: who ends it is signed out before the other rows.
 * @param staffId the caller's
 */
export const previewEnds = (
  people: readonly Person[],
  chosen: readonly BulkRow[],
  staffId: string,
): BulkPreview =>
  previewOf(chosen, (key) => {
    const person = people.find(({ membership_id }) => membership_id === key);
    if (!person) return 'gone';
    if (person.staff_id === staffId) return 'own';
    return person.may_change ? { mayWait: person.role === 'owner' } : 'right';
  });

/** What withdrawing these invitations would do. */
export const previewWithdrawals = (
  invitations: readonly Invitation[],
  chosen: readonly BulkRow[],
): BulkPreview =>
  previewOf(chosen, (key) => {
    const invitation = invitations.find(({ id }) => id === key);
    if (!invitation) return 'gone';
    return invitation.may_change ? { mayWait: false } : 'right';
  });

function previewOf(
  chosen: readonly BulkRow[],
  judge: (key: string) => { mayWait: boolean } | SkipReason,
): BulkPreview {
  const judged = chosen.map((row) => ({ row, verdict: judge(row.key) }));
  return {
    acts: judged.flatMap(({ row, verdict }) => (typeof verdict === 'string' ? [] : [{ ...row, ...verdict }])),
    skipped: judged.flatMap(({ row, verdict }) =>
      typeof verdict === 'string' ? [{ ...row, reason: verdict }] : [],
    ),
  };
}
