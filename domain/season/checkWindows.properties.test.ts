import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWindows, isRefused, type GroupWindow, type WindowFinding } from './checkWindows.ts';

const START = Date.parse('2026-11-17T20:00:00Z');
const QUARTER = 900_000;

/** Groups on a grid of quarters of an hour within two days, so that edges often meet. */
const groups = fc
  .array(
    fc.record({
      from: fc.nat({ max: 191 }),
      length: fc.integer({ min: -2, max: 60 }),
      round: fc.nat({ max: 1 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ from, length, round }, index): GroupWindow => {
      const opensAt = START + from * QUARTER;
      const codes = [{ entryId: `entry-${index}`, code: String(101 + (index % 3)) }];
      return { id: `g${index}`, roundId: `r${round}`, opensAt, closesAt: opensAt + length * QUARTER, codes };
    }),
  );
const check = (all: readonly GroupWindow[]) =>
  checkWindows({ groups: all, rounds: [], others: [], zone: 'Asia/Muscat' });
const of = (findings: readonly WindowFinding[], code: WindowFinding['code']) =>
  findings.filter((each) => each.code === code);

/** How many groups can be voted for in each quarter. */
const openIn = (all: readonly GroupWindow[]) =>
  Array.from({ length: 260 }, (_, quarter) => START + quarter * QUARTER).map(
    (now) => all.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt).length,
  );

describe('any windows', () => {
  it('overlap exactly if two are open at some instant', () => {
    fc.assert(
      fc.property(groups, (all) => {
        expect(of(check(all), 'overlap').length > 0).toBe(openIn(all).some((open) => open > 1));
      }),
    );
  });

  it('of one round have a gap exactly if none is open between the first opening and the last close', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const ofRound = all.filter(
          ({ roundId, opensAt, closesAt }) => roundId === 'r0' && opensAt < closesAt,
        );
        const open = openIn(ofRound);
        const between = open.slice(
          open.findIndex((count) => count > 0),
          open.findLastIndex((count) => count > 0),
        );
        expect(of(check(ofRound), 'gap').length > 0).toBe(between.includes(0));
      }),
    );
  });

  it('have the same findings in whatever order they are given, apart from equal windows', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const text = (each: WindowFinding) => JSON.stringify({ ...each, groups: each.groups.toSorted() });
        const different = all.filter(
          (one, index) =>
            all.findIndex((each) => each.opensAt === one.opensAt && each.closesAt === one.closesAt) === index,
        );
        const sorted = (each: readonly GroupWindow[]) => check(each).map(text).toSorted();
        expect(sorted(different.toReversed())).toEqual(sorted(different));
      }),
    );
  });

  it('name their own groups only, refused findings first', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const findings = check(all);
        const ids = new Set(all.map(({ id }) => id));
        expect(findings.flatMap((each) => each.groups).filter((id) => !ids.has(id))).toEqual([]);
        const order = findings.map((each) => Number(!isRefused(each)));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  it('clash by code only where they overlap', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const findings = check(all);
        const overlaps = new Set(of(findings, 'overlap').map((each) => each.groups.join()));
        const clashes = of(findings, 'same_code').map((each) => each.groups.join());
        expect(clashes.filter((pair) => !overlaps.has(pair))).toEqual([]);
      }),
    );
  });
});
