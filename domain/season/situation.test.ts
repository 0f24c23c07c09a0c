import { describe, expect, it } from 'vitest';
import {
  situationOf,
  situationOfGroup,
  situationOfRound,
  strictest,
  type SituationFacts,
} from './situation.ts';

const nothing: SituationFacts = {
  state: 'published',
  entries: 0,
  hasRoundBegun: false,
  hasWindowOpened: false,
  isSealed: false,
};

describe('the situation of a competition', () => {
  it.each([
    ['draft', { state: 'draft' }],
    ['draft', { state: 'draft', hasRoundBegun: true }],
    ['published', {}],
    ['sealed', { state: 'closed' }],
    ['entries', { entries: 1 }],
    ['roundOpen', { entries: 9, hasRoundBegun: true }],
    ['votes', { hasRoundBegun: true, hasWindowOpened: true }],
    ['draft', { state: 'draft', hasWindowOpened: true }],
    ['sealed', { hasWindowOpened: true, isSealed: true }],
  ] as const)('is %s by %j', (situation, facts) => {
    expect(situationOf({ ...nothing, ...facts })).toBe(situation);
  });

  it('is the strictest of several, and a draft of none', () => {
    expect([strictest([]), strictest(['entries', 'draft']), strictest(['votes', 'published'])]).toEqual([
      'draft',
      'entries',
      'votes',
    ]);
  });
});

it('a group has votes once its own window has opened, whatever other groups have', () => {
  expect([
    situationOfGroup('draft', true),
    situationOfGroup('entries', false),
    situationOfGroup('votes', false),
    situationOfGroup('votes', true),
    situationOfGroup('sealed', true),
  ]).toEqual(['draft', 'entries', 'roundOpen', 'votes', 'sealed']);
});

it('a round is judged by its own start and windows, and a draft is a draft whatever its dates', () => {
  const NOW = 1_000;
  const at = (competition: Parameters<typeof situationOfRound>[0], starts: number | null, opens: number) =>
    situationOfRound(competition, { starts_at: starts, groups: [{ opens_at: opens }] }, NOW);
  expect([
    at('draft', NOW, NOW),
    at('published', null, NOW + 1),
    at('votes', NOW + 1, NOW + 1),
    at('roundOpen', NOW, NOW + 1),
    at('entries', null, NOW),
    at('sealed', null, NOW + 1),
  ]).toEqual(['draft', 'published', 'entries', 'roundOpen', 'votes', 'sealed']);
});
