import { describe, expect, it } from 'vitest';
import type { Held } from './rights.ts';
import type { Role } from './staffContract.ts';
import { APPROVAL_MS, LIVE_APPROVAL_MS } from './staffLimits.ts';
import { judgeApproval, maySee, type TwoPersonAct, twoPersonActs } from './twoPersons.ts';

const roles: readonly Role[] = ['operator', 'owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'];
const acts = Object.keys(twoPersonActs) as TwoPersonAct[];

const ofCompetitions = [
  'extend_window',
  'cancel_competition',
  'remove_member',
  'reinstate_member',
] as const satisfies TwoPersonAct[];

const held = (role: Role, competitionIds: Held['competitionIds'] = null, organisationId = 'house'): Held => ({
  role,
  organisationId: role === 'operator' ? null : organisationId,
  competitionIds,
});
const askedOf = (act: TwoPersonAct) => ({
  act,
  askedBy: 'salma',
  organisationId: 'house',
  competitionId: ofCompetitions.some((each) => each === act) ? 'singing' : null,
  subject: 'maha',
});

describe.each(acts)('an act of two persons: %s', (act) => {
  const asked = askedOf(act);
  const needed: readonly Role[] = twoPersonActs[act].roles;

  it.each(roles)('is decided by a second %s only with the same right', (role) => {
    expect(judgeApproval([held(role)], asked, 'omar')).toBe(needed.includes(role) ? 'allowed' : 'forbidden');
    expect(judgeApproval([held(role, null, 'other')], asked, 'omar')).toBe('forbidden');
  });

  it('is never decided by the person who asked, who sees it', () => {
    expect([judgeApproval([held('owner')], asked, 'salma'), maySee([], asked, 'salma')]).toEqual([
      'own',
      true,
    ]);
  });

  it('is seen by owners and auditors, and by who may decide about it', () => {
    const seen = roles.filter((role) => maySee([held(role)], asked, 'omar'));
    const also = roles.filter((role) => ['owner', 'auditor'].includes(role) || needed.includes(role));
    expect([seen, maySee([held('owner', null, 'other')], asked, 'omar')]).toEqual([also, false]);
  });
});

it.each(ofCompetitions)('%s is decided by organisers of that competition alone', (act) => {
  const judged = (scope: Held['competitionIds']) =>
    judgeApproval([held('organiser', scope)], askedOf(act), 'omar');
  expect([judged(['singing']), judged(['poetry', 'singing']), judged(['poetry']), judged([])]).toEqual([
    'allowed',
    'allowed',
    'forbidden',
    'forbidden',
  ]);
});

it('the reset of the own access is not decided by the person whose it is', () => {
  const asked = { ...askedOf('reset_owner'), subject: 'omar' };
  expect([
    judgeApproval([held('owner')], asked, 'omar'),
    judgeApproval([held('owner')], asked, 'maha'),
  ]).toEqual(['forbidden', 'allowed']);
});

it('an act on an open vote waits for ten minutes, any other for 72 hours', () => {
  const waits = acts.map((act) => [act, twoPersonActs[act].waitsFor]);
  expect(waits).toEqual(acts.map((act) => [act, act === 'extend_window' ? LIVE_APPROVAL_MS : APPROVAL_MS]));
  expect([LIVE_APPROVAL_MS, APPROVAL_MS]).toEqual([600_000, 72 * 3_600_000]);
});
