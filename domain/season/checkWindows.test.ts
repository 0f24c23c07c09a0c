import { describe, expect, it } from 'vitest';
import { checkWindows, clashingCodes, type GroupWindow } from './checkWindows.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const MUSCAT = 'Asia/Muscat';
const ROUND = { id: 'round', startsAt: null, endsAt: null };

/** A group of the round from one day of November 2026 to another, midnight to midnight in Muscat. */
const days = (id: string, from: number, until: number, more: Partial<GroupWindow> = {}): GroupWindow => ({
  id,
  roundId: 'round',
  opensAt: at(`2026-11-${from}T00:00:00+04:00`),
  closesAt: at(`2026-11-${until}T00:00:00+04:00`),
  codes: [],
  ...more,
});
const check = (groups: readonly GroupWindow[], more: Partial<Parameters<typeof checkWindows>[0]> = {}) =>
  checkWindows({ groups, rounds: [ROUND], others: [], zone: MUSCAT, ...more });
const coded = (entryId: string, code: string) => ({ codes: [{ entryId, code }] });

describe('windows of a competition', () => {
  it('have no findings where one opens at the midnight at which another closes', () => {
    expect(check([days('b', 19, 20), days('a', 18, 19), days('c', 20, 21)])).toEqual([]);
  });

  it('are refused where two are open at once, in different rounds too', () => {
    const findings = check([days('late', 19, 21), days('early', 18, 20, { roundId: 'other' })]);
    expect(findings).toEqual([
      {
        code: 'overlap',
        severity: 'refused',
        groups: ['early', 'late'],
        at: at('2026-11-19T00:00:00+04:00'),
      },
    ]);
  });

  it('are refused one millisecond into the next, and not at the same instant', () => {
    const [one, next] = [days('one', 18, 19), days('next', 19, 20)];
    const codes = (closesAt: number) => check([{ ...one, closesAt }, next]).map(({ code }) => code);
    expect(codes(next.opensAt + 1)).toEqual(['overlap', 'closes_off_midnight']);
    expect(codes(next.opensAt)).toEqual([]);
    expect(codes(next.opensAt - 1)).toEqual(['gap', 'closes_off_midnight']);
  });

  it('are refused without a length, and have no other finding then', () => {
    const [empty, backwards] = [days('empty', 20, 20), days('backwards', 21, 19)];
    expect(check([days('good', 19, 21), empty, backwards])).toEqual([
      { code: 'no_length', severity: 'refused', groups: ['empty'], at: empty.closesAt },
      { code: 'no_length', severity: 'refused', groups: ['backwards'], at: backwards.closesAt },
    ]);
  });

  it('are refused as more than five of one round', () => {
    const six = [18, 19, 20, 21, 22, 23].map((day) => days(`g${day}`, day, day + 1));
    expect(check(six.slice(1))).toEqual([]);
    expect(check(six)).toEqual([
      {
        code: 'too_many_groups',
        severity: 'refused',
        groups: ['g18', 'g19', 'g20', 'g21', 'g22', 'g23'],
      },
    ]);
    const two = six.map((group, index) => ({ ...group, roundId: index < 3 ? 'round' : 'final' }));
    expect(check(two)).toEqual([]);
  });

  it('are a warning where nobody can vote between two of one round', () => {
    const gap = { code: 'gap', severity: 'warning', groups: ['a', 'b'], at: days('a', 18, 19).closesAt };
    expect(check([days('a', 18, 19), days('b', 20, 21)])).toEqual([gap]);
    expect(check([days('a', 18, 19), days('b', 20, 21, { roundId: 'final' })])).toEqual([]);
  });

  it('have a gap only after the last of those that close', () => {
    const codes = check([days('long', 18, 21), days('inner', 19, 20), days('after', 21, 22)]);
    expect(codes.map(({ code, groups }) => [code, groups])).toEqual([['overlap', ['long', 'inner']]]);
  });
});

describe('an edge', () => {
  it('is a warning if it is not midnight in the zone of the event', () => {
    const [group] = [days('a', 18, 19)];
    expect(check([group], { zone: 'UTC' })).toEqual([
      { code: 'opens_off_midnight', severity: 'warning', groups: ['a'], at: group.opensAt },
      { code: 'closes_off_midnight', severity: 'warning', groups: ['a'], at: group.closesAt },
    ]);
  });

  it('is midnight too where clocks skip it', () => {
    const opensAt = at('2024-04-25T22:00:00Z');
    const group = { ...days('a', 18, 19), opensAt, closesAt: at('2024-04-26T21:00:00Z') };
    expect(check([group], { zone: 'Africa/Cairo' })).toEqual([]);
  });

  it('is a warning outside the dates of its round, and none at them', () => {
    const [a, b] = [days('a', 18, 19), days('b', 19, 20)];
    const round = { id: 'round', startsAt: a.opensAt + 1, endsAt: b.closesAt - 1 };
    expect(check([a, b], { rounds: [round] })).toEqual([
      { code: 'opens_before_round', severity: 'warning', groups: ['a'], at: a.opensAt },
      { code: 'closes_after_round', severity: 'warning', groups: ['b'], at: b.closesAt },
    ]);
    const exact = { id: 'round', startsAt: a.opensAt, endsAt: b.closesAt };
    expect(check([a, b], { rounds: [exact] })).toEqual([]);
  });
});

describe('a window', () => {
  it('is a warning under one hour', () => {
    const group = days('a', 18, 19);
    const of = (length: number) =>
      check([{ ...group, closesAt: group.opensAt + length }]).map(({ code }) => code);
    expect(of(HOUR - 1)).toEqual(['closes_off_midnight', 'short']);
    expect(of(HOUR)).toEqual(['closes_off_midnight']);
  });

  it('is a warning if clocks change while it is open, and not at its edges', () => {
    const spring = at('2026-03-29T01:00:00Z');
    const of = (opensAt: number, closesAt: number) =>
      check([{ ...days('a', 18, 19), opensAt, closesAt }], { zone: 'Europe/Berlin' })
        .filter(({ code }) => code === 'clock_change')
        .map(({ at: instant }) => instant);
    expect(of(spring - HOUR, spring + HOUR)).toEqual([spring]);
    expect(of(spring - HOUR, spring)).toEqual([]);
    expect(of(spring, spring + HOUR)).toEqual([]);
    expect(of(at('2026-01-01T00:00:00Z'), at('9000-01-01T00:00:00Z'))).toEqual([spring]);
  });
});

describe('a code of two entries', () => {
  const own = days('own', 18, 19, coded('entry', '101'));

  it('is refused while another competition has it, in any spelling', () => {
    const other = { opensAt: own.closesAt - 1, closesAt: own.closesAt + HOUR, ...coded('other', '٠١٠١') };
    expect(check([own], { others: [other] })).toEqual([
      { code: 'same_code', severity: 'refused', groups: ['own'], codes: ['101'] },
    ]);
    expect(check([own], { others: [{ ...other, opensAt: own.closesAt }] })).toEqual([]);
  });

  it('is refused within a group and between groups that are open at once', () => {
    const codes = [own.codes, coded('second', '0101').codes].flat();
    expect(check([{ ...own, codes }])).toEqual([
      { code: 'same_code', severity: 'refused', groups: ['own'], codes: ['101', '0101'] },
    ]);
    const [, clash] = check([own, days('b', 18, 19, coded('second', '0101'))]);
    expect(clash).toEqual({ code: 'same_code', severity: 'refused', groups: ['own', 'b'], codes: ['101'] });
  });

  it('is no finding for one entry in two rounds', () => {
    expect(clashingCodes(own, [own, days('b', 18, 19, coded('entry', '101'))])).toEqual([]);
  });
});
