/** How an entry stands, and what its candidate can do about it (specification section 4; decisions D20, D85). */
import type { Submission, SubmissionMedia, SubmissionStatus } from './contract.ts';

export const submissionStatuses = [
  'approved',
  'pending',
  'submitted',
  'rejected',
] as const satisfies SubmissionStatus[];
export type ShownStatus = (typeof submissionStatuses)[number];

/** What a list and a viewer make of a status: a word that they do not know reads as rejected. */
export const shownStatus = (status: string): ShownStatus =>
  submissionStatuses.find((each) => each === status) ?? 'rejected';

/** How many of the entries stand so. */
export function countByStatus(
  submissions: readonly Pick<Submission, 'submission_status'>[],
): Record<ShownStatus, number> {
  const counts = { approved: 0, pending: 0, submitted: 0, rejected: 0 };
  for (const { submission_status } of submissions) counts[shownStatus(submission_status)] += 1;
  return counts;
}

type Replaceable = Pick<Submission, 'submission_status' | 'current_round_id'> & {
  competition: { comp_end: number | null };
};

/**
 * `replace`: what was approved in the first round can be replaced. `uploadNew`: the candidate is asked for another one.
 * Null once the competition has ended. @param now UTC milliseconds of the server; the end is no longer part of it
 */
export function replaceOffer(submission: Replaceable, now: number): 'replace' | 'uploadNew' | null {
  const { comp_end: end } = submission.competition;
  if (end !== null && end <= now) return null;
  return submission.current_round_id === 1 && submission.submission_status === 'approved'
    ? 'replace'
    : 'uploadNew';
}

/** Whether the server still works on the file. */
export const isInWork = (media: SubmissionMedia | null | undefined): boolean =>
  media?.state === 'checking' || media?.state === 'converting';

/** Whether anything of an entry may look otherwise in a moment. */
export const mayLookOtherwise = (
  submission: Pick<Submission, 'submission_details'> & Partial<Pick<Submission, 'replacement'>>,
): boolean => isInWork(submission.submission_details) || isInWork(submission.replacement?.submission_details);
