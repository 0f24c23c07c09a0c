import { describe, expect, it } from 'vitest';
import { judgeGroup, judgeRound, mayDelete } from './judgeRound.ts';
import type { GroupFields, RoundFields } from './readRound.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

const round: RoundFields = {
  name_ar: 'الأولى',
  name_en: 'First',
  judges_percent: 40,
  starts_at: NOW - DAY,
  ends_at: NOW + DAY,
};
const group: GroupFields = {
  name_ar: 'المجموعة ١',
  name_en: 'Group 1',
  opens_at: NOW + DAY,
  closes_at: NOW + 2 * DAY,
};

describe('a round', () => {
  const all: RoundFields = {
    name_ar: 'أخرى',
    name_en: 'Other',
    judges_percent: 50,
    starts_at: NOW,
    ends_at: NOW + 2 * DAY,
  };

  it('changes freely until it begins', () => {
    expect([judgeRound(round, all, 'draft', NOW), judgeRound(round, all, 'entries', NOW)]).toEqual([{}, {}]);
  });

  it('keeps its percentages and its start once it has begun, and ends only later', () => {
    expect(judgeRound(round, all, 'roundOpen', NOW)).toEqual({
      judges_percent: 'fixedNow',
      starts_at: 'fixedNow',
    });
    const ending = (ends_at: number | null) => judgeRound(round, { ...round, ends_at }, 'votes', NOW);
    const refused = { ends_at: 'onlyLater' };
    expect([ending(NOW + DAY + 1), ending(NOW + DAY - 1), ending(null)]).toEqual([{}, refused, refused]);
  });

  it('has its names changed at any time, and what is stored already is never refused', () => {
    const renamed = { ...round, name_ar: 'أخرى', name_en: 'Other' };
    expect(judgeRound(round, renamed, 'sealed', NOW)).toEqual({});
  });
});

describe('a group', () => {
  const moved = { ...group, opens_at: NOW + DAY / 2, closes_at: NOW + DAY };
  const ahead = { competition: 'votes', hasOpened: false } as const;

  it('has its window moved until it opens, also while another group has votes', () => {
    expect(judgeGroup(group, moved, ahead, NOW)).toEqual({});
  });

  it('keeps its window once it has opened, apart from its names', () => {
    const opened = { competition: 'votes', hasOpened: true } as const;
    expect(judgeGroup(group, moved, opened, NOW)).toEqual({
      opens_at: 'fixedNow',
      closes_at: 'needsSecondPerson',
    });
    expect(judgeGroup(group, { ...group, name_en: 'Other' }, opened, NOW)).toEqual({});
  });

  it('of a draft moves also from days that have passed', () => {
    const past = { ...group, opens_at: NOW - 2 * DAY, closes_at: NOW - DAY };
    expect(judgeGroup(past, group, { competition: 'draft', hasOpened: true }, NOW)).toEqual({});
  });

  it('opens now or later, never in the past', () => {
    const opening = (opens_at: number, stored: GroupFields | null = group) =>
      judgeGroup(stored, { ...group, opens_at }, ahead, NOW);
    const refused = { opens_at: 'onlyAhead' };
    expect([opening(NOW - 1), opening(NOW), opening(NOW - 1, null), opening(NOW, null)]).toEqual([
      refused,
      {},
      refused,
      {},
    ]);
  });
});

it('a round or a group is deleted until its round begins', () => {
  expect([mayDelete('entries'), mayDelete('roundOpen')]).toEqual([true, false]);
});
