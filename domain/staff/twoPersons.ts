/** Acts that a second person approves (decisions D213, D232, D241, D248). */
import { covers, type Held } from './rights.ts';
import type { Role } from './staffContract.ts';
import { APPROVAL_MS, LIVE_APPROVAL_MS } from './staffLimits.ts';

type TwoPersons = {
  /** Both persons need one of these in the organisation, and in the competition if the act is about one. */
  roles: readonly Role[];
  /** How long it waits, in ms; where the vote that it is about is open, some acts wait for less. */
  waitsFor: number;
};

export const twoPersonActs = {
  invite_owner: { roles: ['owner'], waitsFor: APPROVAL_MS },
  end_owner: { roles: ['owner'], waitsFor: APPROVAL_MS },
  reset_owner: { roles: ['owner'], waitsFor: APPROVAL_MS },
  extend_window: { roles: ['owner', 'organiser'], waitsFor: LIVE_APPROVAL_MS },
  cancel_competition: { roles: ['owner', 'organiser'], waitsFor: APPROVAL_MS },
  remove_member: { roles: ['owner', 'organiser'], waitsFor: APPROVAL_MS },
  reinstate_member: { roles: ['owner', 'organiser'], waitsFor: APPROVAL_MS },
  suspend_candidate: { roles: ['owner'], waitsFor: APPROVAL_MS },
  unsuspend_candidate: { roles: ['owner'], waitsFor: APPROVAL_MS },
  recover_candidate: { roles: ['owner'], waitsFor: APPROVAL_MS },
  merge_candidates: { roles: ['owner'], waitsFor: APPROVAL_MS },
  hand_out_candidate: { roles: ['owner'], waitsFor: APPROVAL_MS },
  erase_candidate: { roles: ['owner'], waitsFor: APPROVAL_MS },
} as const satisfies Record<string, TwoPersons>;

export type TwoPersonAct = keyof typeof twoPersonActs;

/** Where an act is done; `competitionId` is null for one about the whole organisation. */
export type ActPlace = { act: TwoPersonAct; organisationId: string; competitionId: string | null };

/** An act of two persons, as it was asked for. `subject`: whom or what it is about. */
export type AskedAct = ActPlace & { askedBy: string; subject: string };

/** Whether roles allow a person to be one of the two. */
export function mayTakePart(
  held: readonly Held[],
  { act, organisationId, competitionId }: ActPlace,
): boolean {
  const roles: readonly Role[] = twoPersonActs[act].roles;
  return held.some(
    (each) =>
      each.organisationId === organisationId &&
      roles.includes(each.role) &&
      covers(each.competitionIds, competitionId === null ? null : [competitionId]),
  );
}

/**
 * Whether a person may decide about an act of two persons. `own`: the person asked for it. Nobody decides about the reset of
 * the own access (decision D211).
 */
export function judgeApproval(
  held: readonly Held[],
  asked: AskedAct,
  staffId: string,
): 'allowed' | 'forbidden' | 'own' {
  if (asked.askedBy === staffId) return 'own';
  if (asked.act === 'reset_owner' && asked.subject === staffId) return 'forbidden';
  return mayTakePart(held, asked) ? 'allowed' : 'forbidden';
}

/** Whether a person sees an act and what became of it. Owners and auditors see all of their organisation. */
export const maySee = (held: readonly Held[], asked: AskedAct, staffId: string): boolean =>
  asked.askedBy === staffId ||
  mayTakePart(held, asked) ||
  held.some(
    ({ role, organisationId }) =>
      organisationId === asked.organisationId && (role === 'owner' || role === 'auditor'),
  );
