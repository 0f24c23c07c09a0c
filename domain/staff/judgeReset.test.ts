import { expect, it } from 'vitest';
import { isResetLate, judgeReset } from './judgeReset.ts';
import type { Held } from './rights.ts';
import type { Role } from './staffContract.ts';

const roles = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;
const at = (organisationId: string | null, ...held: Role[]): Held[] =>
  held.map((role) => ({ role, organisationId, competitionIds: null }));

it('an owner resets everybody of the organisation, an organiser judges alone, nobody else anybody', () => {
  const allowed = roles.flatMap((caller) =>
    roles
      .filter((role) => judgeReset(at('house', caller), at('house', role), 'house') === 'allowed')
      .map((role) => `${caller} resets ${role}`),
  );
  expect(allowed).toEqual([...roles.map((role) => `owner resets ${role}`), 'organiser resets judge']);
});

it('needs the right to every role that the person has there', () => {
  const held = at('house', 'organiser');
  expect(judgeReset(held, at('house', 'judge', 'organiser'), 'house')).toBe('forbidden');
});

it('does not reach a person with a stronger role elsewhere, or without a role there', () => {
  const held = at('house', 'owner');
  const verdicts = [
    [...at('house', 'judge'), ...at('studio', 'organiser')],
    [...at('house', 'organiser'), ...at('studio', 'owner')],
    [...at('house', 'owner'), ...at(null, 'operator')],
    [...at('house', 'judge'), ...at('studio', 'finance')],
    [...at('house', 'owner'), ...at('studio', 'owner')],
    at('studio', 'judge'),
  ].map((of) => judgeReset(held, of, 'house'));
  expect(verdicts).toEqual(['stronger', 'stronger', 'stronger', 'allowed', 'allowed', 'unknown']);
});

it('is late for owners and operators', () => {
  const late = [...roles, 'operator' as const].filter((role) => isResetLate(at('house', role)));
  expect(late).toEqual(['owner', 'operator']);
});

it('is for a limited organiser only of a person whose roles are all in the same competitions', () => {
  const limited = (role: Role, competitionIds: string[] | null): Held => ({
    role,
    organisationId: 'house',
    competitionIds,
  });
  const held = [limited('organiser', ['singing'])];
  const verdicts = [['singing'], ['singing', 'poetry'], null, ['poetry']].map((named) =>
    judgeReset(held, [limited('judge', named)], 'house'),
  );
  expect(verdicts).toEqual(['allowed', 'forbidden', 'forbidden', 'unknown']);
});
