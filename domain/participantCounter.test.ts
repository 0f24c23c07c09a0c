import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTER_TARGET, countAt, counterBar, shownCount } from './participantCounter.ts';

describe('the participant counter (decision D27)', () => {
  it('shows one hundred more than there are, and names a target of two thousand', () => {
    expect([shownCount(0), shownCount(764), COUNTER_TARGET]).toEqual([100, 864, 2_000]);
  });

  it('counts up from nothing to the count in two seconds, and stays there', () => {
    expect([0, 1_000, 2_000, 9_000].map((elapsed) => countAt(764, elapsed))).toEqual([0, 432, 864, 864]);
  });

  it('fills its bar by the thousand and never beyond', () => {
    expect([counterBar(0), counterBar(864), counterBar(1_000), counterBar(2_000)]).toEqual([0, 0.864, 1, 1]);
  });

  it('never counts backwards', () => {
    const instant = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(fc.nat(100_000), instant, instant, (total, one, other) => {
        expect(countAt(total, Math.min(one, other))).toBeLessThanOrEqual(
          countAt(total, Math.max(one, other)),
        );
      }),
    );
  });
});
