/** Cards that leave a list and come back to it; the entries themselves stay as they are (decision D22). */
import type { Submission } from '../../../domain/contract.ts';
import type { MySubmissionsContext, RemovedCard } from './mySubmissionsTypes.ts';

type Cards = Pick<MySubmissionsContext, 'submissions' | 'removed' | 'confirming'>;

/** Without the card that was about to be taken away. */
export function withoutCard({ submissions, removed, confirming }: Cards): Cards {
  const index = submissions.findIndex(({ id }) => id === confirming);
  const submission = submissions[index];
  if (!submission) return { submissions, removed, confirming: null };
  return {
    submissions: submissions.filter((each) => each !== submission),
    removed: [...removed, { submission, index }],
    confirming: null,
  };
}

/** With the card that was taken away last, where it stood. */
export function restoredCards({ submissions, removed, confirming }: Cards): Cards {
  const last = removed.at(-1);
  if (!last) return { submissions, removed, confirming };
  return {
    submissions: submissions.toSpliced(last.index, 0, last.submission),
    removed: removed.slice(0, -1),
    confirming,
  };
}

/** What was taken away stays away when the list is read again. */
export function withoutRemoved(
  submissions: readonly Submission[],
  removed: readonly RemovedCard[],
): readonly Submission[] {
  return submissions.filter(({ id }) => removed.every(({ submission }) => submission.id !== id));
}
