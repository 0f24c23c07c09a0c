import { expect, it } from 'vitest';
import { readChangeDecision } from './changeReason.ts';
import { DECISION_REASON_MAX_LENGTH } from './staffLimits.ts';

const rejected = (reason: string | null) => readChangeDecision({ decision: 'rejected', reason });
const longest = 'ص'.repeat(DECISION_REASON_MAX_LENGTH);

it('a rejection has one line of at most 500 characters', () => {
  expect([rejected('  An\n advertisement '), rejected(longest)]).toEqual([
    { values: { decision: 'rejected', reason: 'An advertisement' } },
    { values: { decision: 'rejected', reason: longest } },
  ]);
});

it.each([null, '', ' \u200f', `${longest}.`])('a rejection is refused for the reason %j', (reason) => {
  expect(rejected(reason)).toEqual({ errors: { reason: 'changeReason' } });
});

it('an approval has no reason', () => {
  const approved = { decision: 'approved' } as const;
  expect(readChangeDecision({ ...approved, reason: 'x' })).toEqual({ values: { ...approved, reason: null } });
});
