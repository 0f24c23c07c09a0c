/** What two persons do with the account of a candidate (decisions D248, D252, D253). */
import { type AccountContact, type NewContactErrorCode, readNewContact } from '../forms/contactChange.ts';
import { readReason } from '../season/publicReason.ts';
import type { CandidateActKind, CandidateActRequest, CandidateStop } from './staffContract.ts';
import type { TwoPersonAct } from './twoPersons.ts';

/** The act of two persons for each kind. */
export const candidateActs = {
  suspend: 'suspend_candidate',
  unsuspend: 'unsuspend_candidate',
  recover: 'recover_candidate',
  merge: 'merge_candidates',
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
  /** Whether staff found a short while ago that the identity document fits in all points. */
  isMatched: boolean;
  /** Whether another candidate, with whom this one can be merged, is perhaps the same person. */
  hasDuplicate: boolean;
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
  if (candidate.account?.suspended_at !== null) return ['unsuspend', 'hand_out', 'erase'];
  return [
    'suspend',
    ...(candidate.isMatched ? (['recover'] as const) : []),
    ...(candidate.hasDuplicate ? (['merge'] as const) : []),
    'hand_out',
    'erase',
  ];
}

/** What a person typed for an act: `contact` matters for a recovery only, `other` for a merge, where it is empty before a choice. */
export type ActTexts = { reason: string; field: AccountContact; contact: string; other: string };

export type ActErrors = { reason?: 'publicReason'; contact?: NewContactErrorCode; other?: 'otherCandidate' };

/** What is asked for, or what is wrong with each field. */
export function readCandidateAct(
  kind: CandidateActKind,
  { reason: typed, field, contact: typedContact, other }: ActTexts,
): { values: CandidateActRequest } | { errors: ActErrors } {
  const reason = readReason(typed);
  const contact = kind === 'recover' ? readNewContact(field, typedContact) : null;
  const isUnchosen = kind === 'merge' && other === '';
  if ('value' in reason && (contact === null || 'value' in contact) && !isUnchosen)
    return {
      values: {
        kind,
        reason: reason.value,
        contact: contact && { field, value: contact.value },
        other: kind === 'merge' ? other : null,
      },
    };
  return {
    errors: {
      ...('error' in reason && { reason: reason.error }),
      ...(contact && 'error' in contact && { contact: contact.error }),
      ...(isUnchosen && { other: 'otherCandidate' as const }),
    },
  };
}
