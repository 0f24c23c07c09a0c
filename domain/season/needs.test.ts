import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DATE_SOON_MS,
  type NeedCompetition,
  type NeedFacts,
  type NeedGroup,
  needs,
  needsNow,
  urgencyOf,
  DUE_SOON_MS,
} from './needs.ts';

const now = 1_800_000_000_000;
const quiet: NeedCompetition = {
  id: 'singing',
  name_ar: 'الغناء',
  name_en: 'Singing',
  zone: 'Asia/Muscat',
  state: 'published',
  description_ar: 'وصف',
  description_en: 'A description',
  registration_opens_at: now - 1,
  submissions_close_at: null,
  ends_at: null,
  rounds: [],
};
const group = (of: Partial<NeedGroup>): NeedGroup => ({
  name_ar: 'الأولى',
  name_en: 'First',
  opens_at: now + 1,
  members: 0,
  ...of,
});
const facts = (of: Partial<NeedCompetition>, more: Partial<NeedFacts> = {}): NeedFacts => ({
  approvals: [],
  changes: null,
  owners: 2,
  hasEvents: true,
  competitions: [{ ...quiet, ...of }],
  ...more,
});
const withGroup = (of: Partial<NeedGroup>, more: Partial<NeedCompetition> = {}) =>
  facts({ rounds: [{ id: 'first', votes: true, groups: [group(of)] }], ...more });
const codes = (given: NeedFacts) => needsNow(given, now).map(({ code }) => code);

it('a season in which all is in order needs nobody', () => {
  expect(needsNow(withGroup({ members: 5 }), now)).toEqual([]);
});

it('a window without members is named with its group, the time at which it opens and the zone', () => {
  expect(needsNow(withGroup({ opens_at: now + 5 }), now)).toEqual([
    {
      code: 'empty_window',
      competition: { id: 'singing', name_ar: 'الغناء', name_en: 'Singing' },
      group: { round: 'first', name_ar: 'الأولى', name_en: 'First' },
      candidate: null,
      at: now + 5,
      since: null,
      zone: 'Asia/Muscat',
      count: 1,
    },
  ]);
});

describe('a window without members', () => {
  it.each([
    ['needs somebody a day before', { opens_at: now + DUE_SOON_MS }, ['empty_window']],
    ['can wait until then', { opens_at: now + DUE_SOON_MS + 1 }, []],
    ['needs nobody once it is open, as its members are fixed', { opens_at: now }, []],
  ])('%s', (_, window, expected) => {
    expect(codes(withGroup(window))).toEqual(expected);
  });
});

describe('a draft', () => {
  it.each([
    [
      'needs publishing a week before registration opens',
      { registration_opens_at: now + DATE_SOON_MS },
      true,
    ],
    ['can wait until then', { registration_opens_at: now + DATE_SOON_MS + 1 }, false],
    ['without any date can wait', { registration_opens_at: null }, false],
    ['of a season that is over needs nobody', { registration_opens_at: now - 9, ends_at: now }, false],
    [
      'needs publishing before its first window',
      {
        registration_opens_at: null,
        rounds: [{ id: 'first', votes: true, groups: [group({ opens_at: now + 9 })] }],
      },
      true,
    ],
  ])('%s', (_, of, isDue) => {
    expect(codes(facts({ ...of, state: 'draft' }))).toEqual(isDue ? ['unpublished'] : []);
  });
});

describe('a published competition whose entries are nearly in', () => {
  const close = { submissions_close_at: now + DATE_SOON_MS };
  it.each([
    ['needs a round', { ...close, rounds: [] }, ['no_window']],
    [
      'needs a window in each round with votes',
      { ...close, rounds: [{ id: 'first', votes: true, groups: [] }] },
      ['no_window'],
    ],
    [
      'needs none in a round of judges',
      { ...close, rounds: [{ id: 'first', votes: false, groups: [] }] },
      [],
    ],
    ['needs nothing once it is over', { ...close, ends_at: now }, []],
  ])('%s', (_, of, expected) => {
    expect(codes(facts(of))).toEqual(expected);
  });
});

it('names what has no English, where there is an Arabic text to translate', () => {
  expect([
    codes(facts({ name_en: null })),
    codes(facts({ description_en: null })),
    codes(facts({ description_ar: null, description_en: null })),
  ]).toEqual([['no_english'], ['no_english'], []]);
});

it('asks for a second owner only where there is a vote', () => {
  const voted = { rounds: [{ id: 'first', votes: true, groups: [group({ members: 1 })] }] };
  expect([codes(facts(voted, { owners: 1 })), codes(facts({}, { owners: 1 }))]).toEqual([['one_owner'], []]);
});

it('counts the approvals that wait in one line, with the first end, and leaves out those that ended', () => {
  const waiting = needsNow(facts({}, { approvals: [now + 9, now + 3, now], competitions: [] }), now);
  expect(waiting).toEqual([
    {
      code: 'approval',
      competition: null,
      group: null,
      candidate: null,
      at: now + 3,
      since: null,
      zone: null,
      count: 2,
    },
  ]);
});

it('an organisation without events begins with its first one', () => {
  expect(codes(facts({}, { owners: 1, hasEvents: false, competitions: [] }))).toEqual(['no_event']);
});

it('counts the changes of candidates that wait in one line, with the one that has waited longest', () => {
  const changes = { count: 3, candidate: 'huda', since: now - 5 };
  expect(needsNow(facts({}, { changes }), now)).toEqual([
    { code: 'waiting_change', competition: null, group: null, at: null, zone: null, ...changes },
  ]);
});

it('is urgent for the day before its time, and late from then on', () => {
  const urgencies = [null, now + DUE_SOON_MS + 1, now + DUE_SOON_MS, now + 1, now, now - 1].map((at) =>
    urgencyOf({ at }, now),
  );
  expect(urgencies).toEqual([null, null, 'urgent', 'urgent', 'late', 'late']);
});

it.each(['closed', 'archived', 'cancelled'] as const)('a %s competition needs nobody', (state) => {
  expect(codes(withGroup({}, { state, name_en: null, submissions_close_at: now }))).toEqual([]);
});

it('stands worst first, and of one kind what is due first, whatever the order of the competitions', () => {
  const at = fc.integer({ min: now - DATE_SOON_MS, max: now + 2 * DATE_SOON_MS });
  const competition = fc.record({
    state: fc.constantFrom('draft' as const, 'published' as const),
    name_en: fc.constantFrom(null, 'Singing'),
    registration_opens_at: fc.option(at),
    submissions_close_at: fc.option(at),
    opens_at: at,
  });
  const rank = Object.keys(needs);
  fc.assert(
    fc.property(fc.array(competition), fc.array(at), (all, approvals) => {
      const found = needsNow(
        {
          approvals,
          changes: null,
          owners: 1,
          hasEvents: true,
          competitions: all.map(({ opens_at, ...of }) => ({
            ...quiet,
            ...of,
            rounds: [{ id: 'first', votes: true, groups: [group({ opens_at })] }],
          })),
        },
        now,
      );
      const keys = found.map(({ code, at: due }) => [rank.indexOf(code), due ?? Number.MAX_VALUE] as const);
      const ordered = keys.toSorted(([a, b], [c, d]) => a - c || b - d);
      expect(keys).toEqual(ordered);
    }),
  );
});
