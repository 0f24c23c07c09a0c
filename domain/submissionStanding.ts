/** The status of an entry and the candidate's options (specification section 4; decisions D20, D85). */
import type { EntryStanding, Submission, SubmissionMedia, SubmissionStatus } from './contract.ts';

export const submissionStatuses = [
  'approved',
  'pending',
  'submitted',
  'rejected',
] as const satisfies SubmissionStatus[];
export type ShownStatus = (typeof submissionStatuses)[number];

/** The status to display. A status that this client does not know counts as rejected. */
export const shownStatus = (status: string): ShownStatus =>
  submissionStatuses.find((each) => each === status) ?? 'rejected';

/** What to display for an entry: why it takes no part any more, else its status. */
export const shownState = (
  status: string,
  standing: EntryStanding,
): ShownStatus | Exclude<EntryStanding, 'in'> => (standing === 'in' ? shownStatus(status) : standing);

/** Number of entries per status, without those that left the competition. */
export function countByStatus(
  submissions: readonly Pick<Submission, 'submission_status' | 'standing'>[],
): Record<ShownStatus, number> {
  const counts = { approved: 0, pending: 0, submitted: 0, rejected: 0 };
  for (const { submission_status, standing } of submissions)
    if (standing === 'in') counts[shownStatus(submission_status)] += 1;
  return counts;
}

type Replaceable = Pick<Submission, 'submission_status' | 'standing' | 'current_round_id'> & {
  competition: { comp_end: number | null };
};

/**
 * What the page of an entry offers: `replace` for an approved entry of the first round, else `uploadNew`,
 * with which the candidate sends a new one. Null once the entry left or the competition ended; the end is exclusive.
 * @param now UTC milliseconds of the server
 */
export function replaceOffer(submission: Replaceable, now: number): 'replace' | 'uploadNew' | null {
  const { comp_end: end } = submission.competition;
  if (submission.standing !== 'in' || (end !== null && end <= now)) return null;
  return submission.current_round_id === 1 && submission.submission_status === 'approved'
    ? 'replace'
    : 'uploadNew';
}

/** Whether the server still checks or converts the recording. */
export const isInWork = (media: SubmissionMedia | null | undefined): boolean =>
  media?.state === 'checking' || media?.state === 'converting';

/**
 * Whether an entry may look different soon, because the server still processes its recording or its
 * replacement's.
 */
export const mayLookOtherwise = (
  submission: Pick<Submission, 'submission_details'> & Partial<Pick<Submission, 'replacement'>>,
): boolean => isInWork(submission.submission_details) || isInWork(submission.replacement?.submission_details);
