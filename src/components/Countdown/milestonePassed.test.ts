import { describe, expect, it } from 'vitest';
import { milestonePassed } from './milestonePassed.ts';

const MINUTE = 60_000;

describe('milestones of a countdown', () => {
  it('are passed once each, at 1 h, 30, 10, 5 and 1 min and at the end', () => {
    const passed: unknown[] = [];
    for (let left = 61 * MINUTE; left >= 0; left -= 1_000) {
      const milestone = milestonePassed(left + 1_000, left);
      if (milestone) passed.push([milestone, left / MINUTE]);
    }
    expect(passed).toEqual([
      ['1h', 60],
      ['30m', 30],
      ['10m', 10],
      ['5m', 5],
      ['1m', 1],
      ['end', 0],
    ]);
  });

  it('collapse into the last one when a page wakes from sleep', () => {
    expect(milestonePassed(90 * MINUTE, 4 * MINUTE)).toBe('5m');
  });

  it('are not reported when the remaining time grows', () => {
    expect(milestonePassed(0, 90 * MINUTE)).toBeUndefined();
    expect(milestonePassed(30 * MINUTE, 30 * MINUTE)).toBeUndefined();
  });
});
