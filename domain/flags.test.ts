import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as flags from './flags.ts';

const { busiestBurst, DEVICE_BURST_MS, FIXED_INTERVAL_MESSAGES, isFixedInterval } = flags;

it('keeps every threshold of decision D8', () => {
  const { busiestBurst: _, isFixedInterval: __, ...thresholds } = flags;
  expect(thresholds).toEqual({
    DEVICE_BURST_VOTES: 200,
    DEVICE_BURST_MS: 10_000,
    CARDS_PER_CONTACT: 5,
    CONTACTS_PER_CARD: 3,
    CONTACTS_PER_MASKED_CARD: 4,
    MASKED_CARD_MS: 600_000,
    SEQUENTIAL_NUMBERS: 5,
    SEQUENTIAL_WITHIN_MS: 60_000,
    FIXED_INTERVAL_MESSAGES: 6,
    FIXED_INTERVAL_TOLERANCE: 0.05,
    FIXED_INTERVAL_JITTER_MS: 250,
    RELEASED_MULTIPLE: 2,
  });
});

describe('the busiest burst', () => {
  it('adds up the votes within 10 seconds that hold the instant', () => {
    const cast = [
      { at: 0, votes: 100 },
      { at: 5_000, votes: 50 },
      { at: 9_999, votes: 25 },
      { at: 10_000, votes: 12 },
    ];
    expect(busiestBurst(cast, 5_000)).toBe(175);
    expect(busiestBurst(cast, 10_000)).toBe(87);
    expect(busiestBurst(cast, 0)).toBe(175);
  });

  it('leaves out what lies 10 seconds away', () => {
    const cast = [
      { at: 0, votes: 100 },
      { at: DEVICE_BURST_MS, votes: 100 },
    ];
    expect([busiestBurst(cast, 0), busiestBurst(cast, DEVICE_BURST_MS)]).toEqual([100, 100]);
  });

  it('counts no burst that does not hold the instant', () => {
    const cast = [
      { at: 0, votes: 3 },
      { at: 9_000, votes: 100 },
      { at: 18_000, votes: 100 },
    ];
    expect([busiestBurst(cast, 0), busiestBurst(cast, 5_000)]).toEqual([103, 103]);
    expect([busiestBurst([{ at: 1_000, votes: 5 }], 0), busiestBurst([], 0)]).toEqual([0, 0]);
  });

  it('is never less than what was cast at the instant, nor more than all', () => {
    const vote = fc.record({
      at: fc.integer({ min: 0, max: 30_000 }),
      votes: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(vote, { minLength: 1, maxLength: 20 }), (cast) => {
        const [first] = cast;
        const all = cast.reduce((sum, each) => sum + each.votes, 0);
        const burst = busiestBurst(cast, first!.at);
        expect(burst).toBeGreaterThanOrEqual(first!.votes);
        expect(burst).toBeLessThanOrEqual(all);
      }),
    );
  });
});

describe('a fixed interval', () => {
  const every = (ms: number, jitter: readonly number[] = []) =>
    Array.from({ length: FIXED_INTERVAL_MESSAGES }, (_, index) => 1_000 + index * ms + (jitter[index] ?? 0));

  it('is one that no hand keeps', () => {
    expect(isFixedInterval(every(60_000))).toBe(true);
    expect(isFixedInterval(every(60_000, [0, 900, -800, 700, 0, 100]))).toBe(true);
    expect(isFixedInterval(every(2_000, [0, 100, -90, 60]))).toBe(true);
  });

  it('wavers by a quarter of a second at most where that is more than its share', () => {
    expect(isFixedInterval([0, 2_250, 4_000, 6_000, 8_000, 10_000])).toBe(true);
    expect(isFixedInterval([0, 2_251, 4_000, 6_000, 8_000, 10_000])).toBe(false);
  });

  it('is longer than half a second', () => {
    expect([isFixedInterval(every(500)), isFixedInterval(every(501)), isFixedInterval(every(600))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is none when it wavers, when there are too few, or when they come faster than can be told', () => {
    expect(isFixedInterval(every(60_000, [0, 9_000]))).toBe(false);
    expect(isFixedInterval(every(60_000).slice(1))).toBe(false);
    expect(isFixedInterval(every(400))).toBe(false);
  });

  it('is not seen in what people send', () => {
    const gap = fc.double({ min: 5_000, max: 120_000, noNaN: true });
    const runs = fc.sample(fc.array(gap, { minLength: 5, maxLength: 5 }), { numRuns: 2_000, seed: 7 });
    const flagged = runs.filter((gaps) =>
      isFixedInterval(gaps.reduce((instants, each) => [...instants, (instants.at(-1) ?? 0) + each], [0])),
    );
    expect(flagged.length).toBeLessThanOrEqual(2);
  });
});
