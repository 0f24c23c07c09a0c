import { describe, expect, it } from 'vitest';
import { levelHeights } from './levelHeights.ts';

describe('the bars behind the stage', () => {
  it('are the same at every rendering', () => {
    expect(levelHeights(6, 40, 270, 7)).toEqual(levelHeights(6, 40, 270, 7));
    expect(levelHeights(6, 40, 270, 8)).not.toEqual(levelHeights(6, 40, 270, 7));
  });

  it('stay within their range and use most of it', () => {
    const heights = levelHeights(34, 40, 270, 11);
    expect(heights.every((height) => height >= 40 && height <= 270)).toBe(true);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(180);
  });
});
