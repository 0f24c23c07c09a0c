import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupOfPhase,
  groupStatus,
  isOpen,
  isSettling,
  lastFullHour,
  nextWindow,
  phaseAt,
  type VotingWindow,
} from './votingSchedule.ts';
import { nextMidnight, startOfDay } from './zonedTime.ts';

const DEFAULT_ZONE = 'Asia/Muscat';
const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);

/** The windows of five groups, one day each, from midnight to midnight in Muscat. */
const season = [1, 2, 3, 4, 5].map((number): VotingWindow => {
  const opensAt = startOfDay(at(`2026-11-${17 + number}T12:00:00+04:00`), DEFAULT_ZONE);
  return { number, opensAt, closesAt: nextMidnight(opensAt, DEFAULT_ZONE) };
});
const midnight = at('2026-11-21T00:00:00+04:00');

describe('the midnight switch in Muscat (decision D32)', () => {
  it('closes group three and opens group four in the same millisecond', () => {
    expect(phaseAt(season, midnight - 1)).toEqual({ phase: 'live', group: 3, at: midnight });
    expect(phaseAt(season, midnight)).toEqual({ phase: 'live', group: 4, at: midnight + 24 * HOUR });
    expect(season.map((window) => groupStatus(window, midnight))).toEqual([
      'closed',
      'closed',
      'closed',
      'open',
      'upcoming',
    ]);
  });
});

describe('the phase', () => {
  const [first, , third] = season as [VotingWindow, VotingWindow, VotingWindow, VotingWindow, VotingWindow];

  it('is none without windows', () => {
    expect(phaseAt([], midnight)).toEqual({ phase: 'none' });
  });

  it('is upcoming until the first window opens, and ended once the last has closed', () => {
    const last = season.at(-1)!;
    expect(phaseAt(season, first.opensAt - 1)).toEqual({ phase: 'upcoming', next: 1, at: first.opensAt });
    expect(phaseAt(season, last.closesAt - 1)).toEqual({ phase: 'live', group: 5, at: last.closesAt });
    expect(phaseAt(season, last.closesAt)).toEqual({ phase: 'ended', last: 5 });
  });

  it('is between when one window has closed and the next is still ahead', () => {
    const gap = [first, third];
    expect(phaseAt(gap, first.closesAt)).toEqual({ phase: 'between', last: 1, next: 3, at: third.opensAt });
    expect(phaseAt(gap, third.opensAt)).toEqual({ phase: 'live', group: 3, at: third.closesAt });
  });

  it('shows the open group first, else the one that was open last or comes next', () => {
    expect(groupOfPhase(null)).toBeNull();
    expect(groupOfPhase({ phase: 'none' })).toBeNull();
    expect(groupOfPhase({ phase: 'upcoming', next: 1, at: 0 })).toBe(1);
    expect(groupOfPhase({ phase: 'live', group: 2, at: 0 })).toBe(2);
    expect(groupOfPhase({ phase: 'between', last: 3, next: 4, at: 0 })).toBe(3);
    expect(groupOfPhase({ phase: 'ended', last: 5 })).toBe(5);
  });

  it('knows the next group in whatever order the windows are listed', () => {
    expect(nextWindow(season.toReversed(), 1)?.number).toBe(2);
  });

  it('knows which group comes next, and that none comes after the last', () => {
    expect([nextWindow(season, 3)?.number, nextWindow(season, 5), nextWindow(season, 9)]).toEqual([
      4,
      undefined,
      undefined,
    ]);
  });
});

/** Windows that do not overlap, in any order, with or without gaps. */
const schedules = fc
  .array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 30 })), { maxLength: 6 })
  .map((spans) => {
    let now = 100;
    return spans.map(([gap, length], index): VotingWindow => {
      const opensAt = now + gap;
      now = opensAt + length;
      return { number: index + 1, opensAt, closesAt: now };
    });
  })
  .chain((windows) => fc.shuffledSubarray(windows, { minLength: windows.length, maxLength: windows.length }));
const moments = fc.nat(350);

describe('windows', () => {
  it('are half-open: open at their opening, closed at their closing', () => {
    const window = { number: 1, opensAt: 10, closesAt: 20 };
    expect([9, 10, 19, 20].map((now) => isOpen(window, now))).toEqual([false, true, true, false]);
    expect([9, 10, 19, 20].map((now) => groupStatus(window, now))).toEqual([
      'upcoming',
      'open',
      'open',
      'closed',
    ]);
  });

  it('settle for a quarter of an hour after they closed', () => {
    const window = { number: 1, opensAt: 10, closesAt: 20 };
    const quarter = 15 * 60_000;
    expect([19, 20, 20 + quarter - 1, 20 + quarter].map((now) => isSettling(window, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('never have two groups open, and the phase names the one that is', () => {
    fc.assert(
      fc.property(schedules, moments, (windows, now) => {
        const open = windows.filter((window) => isOpen(window, now)).map(({ number }) => number);
        const phase = phaseAt(windows, now);
        expect(open).toEqual(phase.phase === 'live' ? [phase.group] : []);
      }),
    );
  });

  it('keep one phase until the instant that it names, and have another from then on', () => {
    fc.assert(
      fc.property(schedules, moments, (windows, now) => {
        const phase = phaseAt(windows, now);
        fc.pre('at' in phase);
        expect(phase.at).toBeGreaterThan(now);
        expect(phaseAt(windows, phase.at - 1)).toEqual(phase);
        expect(phaseAt(windows, phase.at)).not.toEqual(phase);
      }),
    );
  });

  it('give one phase in whatever order they are listed', () => {
    fc.assert(
      fc.property(schedules, moments, (windows, now) => {
        expect(phaseAt(windows.toReversed(), now)).toEqual(phaseAt(windows, now));
      }),
    );
  });
});

describe('the last full hour of a window (decision D3)', () => {
  const window = season[2]!;

  it('is none within the first hour, then the hour just struck', () => {
    expect(lastFullHour(window, window.opensAt)).toBeUndefined();
    expect(lastFullHour(window, window.opensAt + HOUR - 1)).toBeUndefined();
    expect(lastFullHour(window, window.opensAt + HOUR)).toBe(window.opensAt + HOUR);
    expect(lastFullHour(window, window.opensAt + 2.5 * HOUR)).toBe(window.opensAt + 2 * HOUR);
  });

  it('counts an hour that strikes in the last millisecond', () => {
    const uneven = { number: 1, opensAt: 0, closesAt: 2 * HOUR + 1 };
    expect(lastFullHour(uneven, 9 * HOUR)).toBe(2 * HOUR);
  });

  it('stays the last one inside the window once it has closed', () => {
    expect(lastFullHour(window, window.closesAt)).toBe(window.closesAt - HOUR);
    expect(lastFullHour(window, window.closesAt + 9 * HOUR)).toBe(window.closesAt - HOUR);
  });
});
