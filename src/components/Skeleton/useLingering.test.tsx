import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLingering } from './useLingering.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// In small steps, so that timers set on the way run too.
function passTime(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 1) act(() => void vi.advanceTimersByTime(1));
}

/** Loads for a time, then tells whether the skeleton is visible at the given moments. */
function loadFor(milliseconds: number, moments: readonly number[]): boolean[] {
  const { result, rerender } = renderHook(({ loading }) => useLingering(loading), {
    initialProps: { loading: true },
  });
  passTime(milliseconds);
  rerender({ loading: false });
  return moments.map((moment, index) => {
    passTime(moment - (moments[index - 1] ?? 0));
    return result.current;
  });
}

describe('a skeleton', () => {
  it('disappears at once if loading ends before it is visible', () => {
    expect(loadFor(299, [0])).toEqual([false]);
  });

  it('stays at least 400 ms once visible', () => {
    expect(loadFor(310, [0, 389, 390])).toEqual([true, true, false]);
  });

  it('disappears at once after a long wait', () => {
    expect(loadFor(1500, [0])).toEqual([false]);
  });
});
