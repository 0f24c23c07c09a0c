import { describe, expect, it } from 'vitest';
import { isCompatible, judgeAct, mayGiveIn, scopeOf } from './rights.ts';
import type { Role } from './staffContract.ts';

describe('a role that is limited to named competitions', () => {
  const scoped = (role: Role, competitionIds: readonly string[] | null, organisationId = 'house') => ({
    role,
    organisationId,
    competitionIds,
  });

  it('acts in these, and must not learn of others', () => {
    const held = [scoped('judge', ['singing'])];
    const judged = (organisation: string, competition?: string) =>
      judgeAct(held, 'readCompetitions', organisation, competition);
    expect([
      judged('house'),
      judged('house', 'singing'),
      judged('house', 'poetry'),
      judged('other', 'singing'),
    ]).toEqual(['allowed', 'allowed', 'foreign', 'foreign']);
    expect(judgeAct(held, 'readAudit', 'house', 'singing')).toBe('forbidden');
  });

  it('has none once its last competition is deleted', () => {
    expect(judgeAct([scoped('judge', [])], 'readCompetitions', 'house', 'singing')).toBe('foreign');
  });

  it('adds to the competitions of the person’s other roles with the same right', () => {
    const held = [scoped('screener', ['singing']), scoped('finance', ['poetry', 'singing'])];
    expect(scopeOf(held, 'readCompetitions', 'house')).toEqual(['singing', 'poetry']);
    expect(scopeOf([...held, scoped('organiser', null)], 'readCompetitions', 'house')).toBe(null);
    expect(scopeOf(held, 'readCompetitions', 'other')).toEqual([]);
  });

  it('is given by an organiser only in the organiser’s own competitions', () => {
    const organiser = [scoped('organiser', ['singing', 'poetry'])];
    const gives = (competitionIds: readonly string[] | null, role: Role = 'judge') =>
      mayGiveIn(organiser, role, 'house', competitionIds);
    expect([
      gives(['singing']),
      gives(['singing', 'chess']),
      gives(null),
      gives(['singing'], 'finance'),
    ]).toEqual([true, false, false, false]);
    expect(mayGiveIn([scoped('owner', null)], 'finance', 'house', null)).toBe(true);
  });

  it.each([
    ['judge', ['singing'], 'screener', ['poetry'], true],
    ['judge', ['singing'], 'screener', ['poetry', 'singing'], false],
    ['judge', null, 'screener', ['poetry'], false],
    ['judge', ['singing'], 'owner', null, false],
    ['auditor', null, 'judge', ['singing'], false],
    ['screener', null, 'finance', null, true],
  ] as const)('as %s of %j, beside %s of %j: %s', (one, ofOne, other, ofOther, isPossible) => {
    const [first, second] = [scoped(one, ofOne), scoped(other, ofOther)];
    expect([isCompatible([first], second), isCompatible([second], first)]).toEqual([isPossible, isPossible]);
  });
});
