import { haveCommon, type Held, mayGiveIn, scopeOf } from './rights.ts';
import type { Role } from './staffContract.ts';

/** How much a role may do, for comparing it with one in another place. */
const strength: Record<Role, number> = {
  operator: 3,
  owner: 2,
  organiser: 1,
  screener: 0,
  judge: 0,
  finance: 0,
  auditor: 0,
};

const strongest = (held: readonly Held[]) => Math.max(...held.map(({ role }) => strength[role]));

/**
 * Whether a person's roles outside an organisation are stronger than those in it: then people of the organisation must not
 * reset the person's access (decision D211).
 */
export function isStrongerElsewhere(of: readonly Held[], organisationId: string): boolean {
  const isThere = (each: Held) => each.organisationId === organisationId;
  return strongest(of.filter((each) => !isThere(each))) > strongest(of.filter(isThere));
}

/**
 * Whether a person may reset the access of another in an organisation (decision D211). `unknown`: the other has no role there, or none
 * that reaches the person's competitions.
 * @param held the roles of the person who wants to
 * @param of the roles of the other person
 */
export function judgeReset(
  held: readonly Held[],
  of: readonly Held[],
  organisationId: string,
): 'allowed' | 'unknown' | 'forbidden' | 'stronger' {
  const there = of.filter((each) => each.organisationId === organisationId);
  const scope = scopeOf(held, 'changeStaff', organisationId);
  if (!there.some(({ competitionIds }) => haveCommon(scope, competitionIds))) return 'unknown';
  if (!there.every(({ role, competitionIds }) => mayGiveIn(held, role, organisationId, competitionIds)))
    return 'forbidden';
  return isStrongerElsewhere(of, organisationId) ? 'stronger' : 'allowed';
}

/** Whether the link of a reset works only after a wait: those of owners and operators do (decision D211). */
export const isResetLate = (of: readonly Held[]): boolean => strongest(of) >= strength.owner;
