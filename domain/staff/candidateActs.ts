/** What two persons do with the account of a candidate (decision D248). */
import type { CandidateActKind, CandidateStop } from './staffContract.ts';
import type { TwoPersonAct } from './twoPersons.ts';

/** The act of two persons for each kind. */
export const candidateActs = {
  suspend: 'suspend_candidate',
  unsuspend: 'unsuspend_candidate',
  hand_out: 'hand_out_candidate',
  erase: 'erase_candidate',
} as const satisfies Record<CandidateActKind, TwoPersonAct>;

/** A candidate's account as far as the acts depend on it. */
export type ActableCandidate = {
  /** Null where there is no account. */
  account: { suspended_at: number | null } | null;
  isErasing: boolean;
  /** Whether the candidate has entries in another organisation too. */
  isElsewhere: boolean;
};

/** What stands in the way of all acts. An account that other organisations use as well is left to the operator. */
export function candidateStop({ account, isErasing, isElsewhere }: ActableCandidate): CandidateStop | null {
  if (account === null) return 'no_account';
  if (isErasing) return 'erasing';
  return isElsewhere ? 'elsewhere' : null;
}

/** What can be done now, in the order of the buttons. */
export function candidateKinds(candidate: ActableCandidate): CandidateActKind[] {
  if (candidateStop(candidate) !== null) return [];
  const isSuspended = candidate.account?.suspended_at !== null;
  return [isSuspended ? 'unsuspend' : 'suspend', 'hand_out', 'erase'];
}
