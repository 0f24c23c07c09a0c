import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdownParts.ts';

describe('the parts of a countdown', () => {
  it('are the remaining days, hours, minutes and seconds', () => {
    expect(countdownParts(2 * 86_400_000 + 11 * 3_600_000 + 45 * 60_000 + 9_000)).toEqual({
      day: 2,
      hour: 11,
      minute: 45,
      second: 9,
    });
  });

  it('are zero at the end and not a second earlier', () => {
    expect(countdownParts(1).second).toBe(1);
    expect(countdownParts(0)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
    expect(countdownParts(-5_000)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
  });

  it('never skip a second', () => {
    assert(
      property(nat(400 * 86_400), (seconds) => {
        const { day, hour, minute, second } = countdownParts(seconds * 1000);
        expect(((day * 24 + hour) * 60 + minute) * 60 + second).toBe(seconds);
      }),
    );
  });
});
