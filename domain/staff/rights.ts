import type { Role } from './staffContract.ts';
import { STEP_UP_MS } from './staffLimits.ts';

/** A role and the organisation in which a person has it; null for an operator, who is of the installation. */
export type Held = { role: Role; organisationId: string | null };

/**
 * Who may do what, as data: the server's guard, the navigation and the tests read it. `anyone` needs no
 * session, `signedIn` any session, a list one of its roles: an operator's in the installation, every other role in the
 * organisation that the call names.
 */
export const rights = {
  enter: 'anyone',
  own: 'signedIn',
  changeOwnFactors: 'signedIn',
  readStaff: ['owner', 'organiser', 'auditor'],
  changeStaff: ['owner', 'organiser'],
  readAudit: ['owner', 'auditor'],
  readWholeAudit: ['operator'],
  readOrganisations: ['operator'],
  changeOrganisations: ['operator'],
  readNames: ['operator', 'owner'],
  changeNames: ['operator', 'owner'],
  readApprovals: ['owner', 'auditor'],
  approve: ['owner'],
  dropApproval: ['owner'],
} as const satisfies Record<string, 'anyone' | 'signedIn' | readonly Role[]>;

export type Act = keyof typeof rights;

/** Acts that need a step-up: a code of the authenticator app, proven on the session a short while ago. */
export const stepUpActs: readonly Act[] = [
  'changeStaff',
  'changeOrganisations',
  'changeNames',
  'approve',
  'changeOwnFactors',
];

/**
 * Whether an act is refused until the person steps up.
 * @param steppedUpAt when the session last proved a code (UTC ms); null if never
 */
export const needsStepUp = (act: Act, steppedUpAt: number | null, now: number): boolean =>
  stepUpActs.includes(act) && (steppedUpAt === null || now - steppedUpAt >= STEP_UP_MS);

/** Acts that a second person approves, and the role in the organisation that both persons need. */
export const twoPersonActs = {
  invite_owner: 'owner',
  end_owner: 'owner',
  reset_owner: 'owner',
} as const satisfies Record<string, Role>;

export type TwoPersonAct = keyof typeof twoPersonActs;

/** An act of two persons, as it was asked for. `subject`: whom or what it is about. */
export type AskedAct = { act: TwoPersonAct; askedBy: string; organisationId: string; subject: string };

/**
 * Whether a person may decide about an act of two persons. `own`: the person asked for it. Nobody decides about the reset of
 * the own access (S5).
 */
export function judgeApproval(
  held: readonly Held[],
  { act, askedBy, organisationId, subject }: AskedAct,
  staffId: string,
): 'allowed' | 'forbidden' | 'own' {
  if (askedBy === staffId) return 'own';
  if (act === 'reset_owner' && subject === staffId) return 'forbidden';
  const role = twoPersonActs[act];
  const has = held.some((each) => each.organisationId === organisationId && each.role === role);
  return has ? 'allowed' : 'forbidden';
}

/** The roles that each role may give and take. */
const given: Partial<Record<Role, readonly Role[]>> = {
  owner: ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'],
  organiser: ['judge'],
};

/** Roles that a person holds alone in an organisation: a judge must have no other interest, an auditor no other part. */
const alone: readonly Role[] = ['judge', 'auditor'];

/**
 * Whether a person may act in an organisation, or in the installation. `foreign`: the person has no role there, and must
 * not learn that it exists.
 * @param organisationId null for an act of the installation, of which everybody may know
 */
export function judgeAct(
  held: readonly Held[],
  act: Act,
  organisationId: string | null,
): 'allowed' | 'forbidden' | 'foreign' {
  const right: 'anyone' | 'signedIn' | readonly Role[] = rights[act];
  if (typeof right === 'string') return 'allowed';
  const isThere = (each: Held) => each.organisationId === organisationId;
  const counts = held.filter((each) => isThere(each) || each.organisationId === null);
  if (counts.some(({ role }) => right.includes(role))) return 'allowed';
  return organisationId === null || held.some(isThere) ? 'forbidden' : 'foreign';
}

/** Whether a person may give or take a role in an organisation. */
export const mayGive = (held: readonly Held[], role: Role, organisationId: string): boolean =>
  held.some((each) => each.organisationId === organisationId && given[each.role]?.includes(role));

/** Whether a person with these roles in an organisation may hold one more there. */
export const isCompatible = (roles: readonly Role[], role: Role): boolean =>
  roles.every((each) => each === role || !(alone.includes(each) || alone.includes(role)));
