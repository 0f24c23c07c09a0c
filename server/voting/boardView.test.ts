import { describe, expect, it } from 'vitest';
import { type BoardRound, boardView, changeBetween } from './boardView.ts';
import type { BoardRow } from './talliesRepo.ts';

const HOUR = 3_600_000;
const opens = Date.UTC(2026, 10, 20, 10);
const at = opens + 2 * HOUR + 600_000;
const hour = opens + 2 * HOUR;

const round: BoardRound = {
  id: 'round',
  ordinal: 2,
  name_ar: 'الثانية',
  name_en: 'Second',
  judges_percent: 40,
  voting_percent: 60,
  competition: { id: 'competition', name_ar: null, name_en: 'Singing' },
  event: { id: 'event', name_ar: 'الموسم', name_en: 'Season', zone: 'Asia/Muscat' },
  total_participants: 9,
  groups: [
    {
      id: 'group',
      number: 1,
      name_ar: 'الأولى',
      name_en: 'First',
      opens_at: opens,
      closes_at: opens + 10 * HOUR,
    },
  ],
};

const row = (entry_id: string, votes: number, more: Partial<BoardRow> = {}): BoardRow => ({
  round_id: 'round',
  entry_id,
  user_id: `user of ${entry_id}`,
  full_name: `name of ${entry_id}`,
  name_ar: null,
  name_en: null,
  country_id: 1,
  image_url: null,
  sms_code: '101',
  group_number: 1,
  standing: 'in',
  evaluation: 50_000,
  votes,
  reached_at: at,
  hour: hour - HOUR,
  votes_at_hour: 0,
  ...more,
});

const standings = (rows: readonly BoardRow[], now = at) =>
  boardView(round, rows, now).groups[0]?.participants.map((each) => [
    each.voter_id,
    each.voting_score,
    each.rank,
    each.hour_rank,
    each.rank_change,
  ]);

describe('the board', () => {
  it('holds everything of a round that its readers need', () => {
    expect(boardView(round, [row('a', 3)], at)).toEqual({
      competition: {
        id: 'competition',
        name: 'Singing',
        name_ar: null,
        name_en: 'Singing',
        event: { id: 'event', name: 'الموسم', name_ar: 'الموسم', name_en: 'Season', zone: 'Asia/Muscat' },
        round: { ordinal: 2, name_ar: 'الثانية', name_en: 'Second', judges_percent: 40, voting_percent: 60 },
        total_participants: 9,
      },
      groups: [
        {
          number: 1,
          group_name: 'الأولى',
          group_name_ar: 'الأولى',
          group_name_en: 'First',
          opens_at: opens,
          closes_at: opens + 10 * HOUR,
          participants: [
            {
              voter_id: 'a',
              user: {
                full_name: 'name of a',
                full_name_ar: null,
                full_name_en: null,
                image_url: null,
                country_id: 1,
              },
              sms_code: '101',
              evaluation_score: 20,
              voting_score: 60,
              total_votes: 3,
              rank: 1,
              rank_change: 0,
              hour_rank: 1,
              reached_at: at,
            },
          ],
        },
      ],
    });
  });

  it('ranks by jury and votes together, and counts a silent jury as nothing', () => {
    expect(standings([row('a', 1, { evaluation: null }), row('b', 0), row('c', 3)])).toEqual([
      ['c', 45, 1, 1, 0],
      ['b', 0, 2, 2, 0],
      ['a', 15, 3, 3, 0],
    ]);
  });

  it('compares with the place at the last full hour of the window', () => {
    const overtaking = row('a', 12, { hour, votes_at_hour: 2 });
    expect(standings([overtaking, row('b', 10)])).toEqual([
      ['a', 32.727, 1, 2, 1],
      ['b', 27.273, 2, 1, 2],
    ]);
  });

  it('compares with nothing while the window has no full hour behind it', () => {
    expect(standings([row('a', 2), row('b', 1)], opens + HOUR - 1)).toEqual([
      ['a', 40, 1, 0, 0],
      ['b', 20, 2, 0, 0],
    ]);
  });
});

describe('a change of the board', () => {
  const seen = (rows: readonly BoardRow[], now = at, of = round) => ({
    view: boardView(of, rows, now),
    at: now,
  });
  const before = seen([row('a', 2), row('b', 1)]);

  it('is nothing when nobody voted', () => {
    expect(changeBetween(before, seen([row('a', 2), row('b', 1)], at + 1))).toEqual({ kind: 'none' });
  });

  it('lists contestants with other votes, even when everybody has another place', () => {
    const after = seen([row('a', 2), row('b', 5, { reached_at: at + 1, hour, votes_at_hour: 1 })], at + 1);
    expect(changeBetween(before, after)).toEqual({
      kind: 'votes',
      votes: [{ voter_id: 'b', total_votes: 5, reached_at: at + 1, hour_rank: 2 }],
    });
  });

  it('is a change without votes when a window opens or closes', () => {
    const closing = opens + 10 * HOUR;
    expect(changeBetween(seen([], closing - 1), seen([], closing))).toEqual({ kind: 'votes', votes: [] });
  });

  it.each<[string, ReturnType<typeof seen>]>([
    ['somebody new', seen([row('a', 2), row('b', 1), row('c', 0)])],
    ['another name', seen([row('a', 2, { full_name: 'other' }), row('b', 1)])],
    ['another opinion of the jury', seen([row('a', 2, { evaluation: 60_000 }), row('b', 1)])],
    [
      'another window',
      seen([row('a', 2), row('b', 1)], at, {
        ...round,
        groups: [{ ...round.groups[0]!, closes_at: at + 1 }],
      }),
    ],
  ])('is the whole board with %s', (_, after) => {
    expect(changeBetween(before, after)).toEqual({ kind: 'board' });
  });
});
