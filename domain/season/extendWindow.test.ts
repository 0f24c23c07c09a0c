import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowsOverlap } from './checkWindows.ts';
import { EXTENSION_MS, extensionStop, judgeExtension, latestClose } from './extendWindow.ts';

const HOUR = 3_600_000;
const open = { opens_at: 0, closes_at: HOUR, extended_from: null, state: 'published' } as const;
const nextAt = (opens_at: number) => [{ opens_at, closes_at: opens_at + HOUR }];

describe('whether an open window may be extended', () => {
  it('only while it is open, once, and if the next group leaves room', () => {
    const stops = [
      extensionStop(open, [], -1),
      extensionStop(open, [], 0),
      extensionStop(open, [], HOUR - 1),
      extensionStop(open, [], HOUR),
      extensionStop({ ...open, state: 'cancelled' }, [], 1),
      extensionStop({ ...open, extended_from: HOUR / 2 }, [], 1),
      extensionStop(open, nextAt(HOUR), 1),
      extensionStop(open, nextAt(HOUR + 1), 1),
    ];
    expect(stops).toEqual(['not_open', null, null, 'not_open', 'not_open', 'extended_before', 'next', null]);
  });

  it('to a later close, by sixty minutes at most, never into the next group', () => {
    const judged = (closes: number, others = nextAt(5 * HOUR)) => judgeExtension(open, others, closes);
    expect([
      judged(HOUR),
      judged(HOUR - 1),
      judged(HOUR + 1),
      judged(2 * HOUR),
      judged(2 * HOUR + 1),
    ]).toEqual(['onlyLater', 'onlyLater', null, null, 'extensionTooLong']);
    const next = nextAt(HOUR + 900_000);
    expect([judged(HOUR + 900_000, next), judged(HOUR + 900_001, next)]).toEqual([null, 'extensionIntoNext']);
  });
});

it('an extension that is allowed lengthens the window by at most an hour and overlaps no other window', () => {
  const window = fc
    .record({ opens_at: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 8 }) })
    .map(({ opens_at, length }) => ({
      opens_at: opens_at * 900_000,
      closes_at: (opens_at + length) * 900_000,
    }));
  const camel = ({ opens_at, closes_at }: { opens_at: number; closes_at: number }) => ({
    opensAt: opens_at,
    closesAt: closes_at,
  });
  fc.assert(
    fc.property(
      window,
      fc.array(window, { maxLength: 4 }),
      fc.integer({ min: -2, max: 8 }),
      (own, all, by) => {
        const others = all.filter((each) => !windowsOverlap(camel(own), camel(each)));
        const closes = own.closes_at + by * 900_000;
        const isAllowed = judgeExtension(own, others, closes) === null;
        const after = camel({ ...own, closes_at: closes });
        expect(isAllowed).toBe(
          by > 0 &&
            by * 900_000 <= EXTENSION_MS &&
            !others.some((each) => windowsOverlap(after, camel(each))),
        );
        expect(!isAllowed || closes <= latestClose(own, others)).toBe(true);
      },
    ),
  );
});
