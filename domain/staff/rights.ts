import type { Role } from './staffContract.ts';
import { STEP_UP_MS } from './staffLimits.ts';

/** The ids of named competitions of an organisation; null for all that it has and will have. */
export type Scope = readonly string[] | null;

/** A role and the organisation in which a person has it; null for an operator, who is of the installation. */
export type Held = { role: Role; organisationId: string | null; competitionIds: Scope };

/** The roles that can be limited to named competitions (decision D219). */
export const limitableRoles: readonly Role[] = ['organiser', 'screener', 'judge', 'finance'];

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
  readContentPages: ['operator'],
  changeContentPages: ['operator'],
  readOrganisationSettings: ['operator', 'owner', 'organiser', 'auditor'],
  changeOrganisationSettings: ['operator', 'owner'],
  readApprovals: ['owner', 'organiser', 'auditor'],
  approve: ['owner', 'organiser'],
  approveSigned: ['owner', 'organiser'],
  dropApproval: ['owner', 'organiser'],
  readOverview: ['owner', 'organiser'],
  exportContacts: ['owner', 'organiser', 'screener'],
  checkDecisions: ['owner', 'organiser', 'screener'],
  importDecisions: ['owner', 'organiser', 'screener'],
  readCancellation: ['owner', 'organiser', 'finance', 'auditor'],
  readOrders: ['owner', 'finance', 'auditor'],
  readCompetitions: ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'],
  readEntries: ['owner', 'organiser', 'screener', 'auditor'],
  screenEntries: ['owner', 'organiser', 'screener'],
  decideChanges: ['owner', 'organiser', 'screener'],
  readReasons: ['owner', 'organiser', 'screener'],
  changeReasons: ['owner', 'organiser'],
  readContacts: ['owner', 'organiser', 'screener'],
  readMessages: ['owner', 'organiser', 'auditor'],
  changeTemplates: ['owner', 'organiser'],
  writeMessages: ['owner', 'organiser'],
  sendMessages: ['owner', 'organiser'],
  readRemovals: ['owner', 'organiser', 'auditor'],
  removeMembers: ['owner', 'organiser'],
  readCandidateActs: ['owner', 'auditor'],
  actOnCandidates: ['owner'],
  handOutCandidates: ['owner'],
  revealIdentity: ['owner', 'organiser', 'screener'],
  checkIdentity: ['owner', 'organiser', 'screener'],
  changeEvents: ['owner', 'organiser'],
  changeSeason: ['owner', 'organiser'],
  publishSeason: ['owner', 'organiser'],
  endSeason: ['owner', 'organiser'],
  changePrices: ['owner', 'finance'],
  changeWindows: ['owner', 'organiser'],
} as const satisfies Record<string, 'anyone' | 'signedIn' | readonly Role[]>;

export type Act = keyof typeof rights;

/** Acts that need a step-up: a passkey, or a code of the authenticator app, proven on the session a short while ago. */
export const stepUpActs: readonly Act[] = [
  'changeStaff',
  'changeOrganisations',
  'changeContentPages',
  'changeOrganisationSettings',
  'approve',
  'changeOwnFactors',
  'exportContacts',
  'importDecisions',
  'publishSeason',
  'endSeason',
  'changePrices',
  'changeWindows',
  'removeMembers',
  'actOnCandidates',
  'handOutCandidates',
  'revealIdentity',
  'sendMessages',
];

/** Of these, acts that a passkey signs one by one (`approveSigned`): only a code counts as their step-up. */
export const signedActs: readonly Act[] = ['approve'];

/** When a session last proved a code or a passkey, and when a code (UTC ms); null if never. */
export type Proofs = { steppedUpAt: number | null; codeProvenAt: number | null };

/** Whether an act is refused until the person steps up. @param now UTC ms */
export function needsStepUp(act: Act, { steppedUpAt, codeProvenAt }: Proofs, now: number): boolean {
  if (!stepUpActs.includes(act)) return false;
  const provenAt = signedActs.includes(act) ? codeProvenAt : steppedUpAt;
  return provenAt === null || now - provenAt >= STEP_UP_MS;
}

/** Whether a scope has a competition. */
export const reaches = (scope: Scope, competitionId: string): boolean => covers(scope, [competitionId]);

/** The roles that each role may give and take. */
const given: Partial<Record<Role, readonly Role[]>> = {
  owner: ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'],
  organiser: ['judge'],
};

/** Roles that a person holds alone in an organisation: a judge must have no other interest, an auditor no other part. */
const alone: readonly Role[] = ['judge', 'auditor'];

/** Whether two scopes can have a competition in common. */
export const haveCommon = (one: Scope, other: Scope): boolean =>
  one === null || other === null || one.some((id) => other.includes(id));

/** Whether a scope has all competitions of another. */
export const covers = (scope: Scope, other: Scope): boolean =>
  scope === null || (other !== null && other.every((id) => scope.includes(id)));

/**
 * Whether a person may act in an organisation, or in the installation. `foreign`: the person has no role there, and must
 * not learn that it exists.
 * @param organisationId null for an act of the installation, of which everybody may know
 * @param competitionId of the organisation, for an act in one competition: it is foreign to roles limited to others
 */
export function judgeAct(
  held: readonly Held[],
  act: Act,
  organisationId: string | null,
  competitionId?: string,
): 'allowed' | 'forbidden' | 'foreign' {
  const right: 'anyone' | 'signedIn' | readonly Role[] = rights[act];
  if (typeof right === 'string') return 'allowed';
  const isThere = (each: Held) =>
    each.organisationId === organisationId &&
    (competitionId === undefined || covers(each.competitionIds, [competitionId]));
  const counts = held.filter((each) => isThere(each) || each.organisationId === null);
  if (counts.some(({ role }) => right.includes(role))) return 'allowed';
  return organisationId === null || held.some(isThere) ? 'forbidden' : 'foreign';
}

/** The competitions of an organisation in which a person may act; none without the right. */
export const scopeOf = (held: readonly Held[], act: Act, organisationId: string): Scope =>
  union(held, organisationId, (role) => (rights[act] as readonly Role[]).includes(role));

/** The competitions of an organisation in which a person may give and take a role; none without the right. */
export const scopeToGive = (held: readonly Held[], role: Role, organisationId: string): Scope =>
  union(held, organisationId, (each) => given[each]?.includes(role) ?? false);

function union(held: readonly Held[], organisationId: string, counts: (role: Role) => boolean): Scope {
  const scopes = held
    .filter((each) => each.organisationId === organisationId && counts(each.role))
    .map(({ competitionIds }) => competitionIds);
  return scopes.includes(null) ? null : [...new Set(scopes.flatMap((scope) => scope ?? []))];
}

/** Whether a person may give or take a role in an organisation, in some competition at least. */
export const mayGive = (held: readonly Held[], role: Role, organisationId: string): boolean =>
  held.some((each) => each.organisationId === organisationId && given[each.role]?.includes(role));

/** Whether a person may give or take a role in all of these competitions. */
export const mayGiveIn = (
  held: readonly Held[],
  role: Role,
  organisationId: string,
  competitionIds: Scope,
): boolean =>
  mayGive(held, role, organisationId) && covers(scopeToGive(held, role, organisationId), competitionIds);

type InCompetitions = Pick<Held, 'role' | 'competitionIds'>;

/**
 * Whether a person with these roles in an organisation may hold one more there. A judge may have another role only in
 * other competitions: both roles are limited, to none in common.
 */
export const isCompatible = (held: readonly InCompetitions[], wanted: InCompetitions): boolean =>
  held.every(
    (each) =>
      each.role === wanted.role ||
      !(alone.includes(each.role) || alone.includes(wanted.role)) ||
      !haveCommon(each.competitionIds, wanted.competitionIds),
  );
