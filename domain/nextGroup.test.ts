import { describe, expect, it } from 'vitest';
import { groups } from '../tests/support/votePage/boardFixtures.ts';
import { nextGroup } from './nextGroup.ts';

const HOUR = 3_600_000;
const [, , third, fourth] = groups;
const opens = fourth?.opens_at ?? 0;

describe('the group after a closed one', () => {
  it('is the next one, with a date while it is more than a day away', () => {
    expect(nextGroup(groups, 3, opens - 25 * HOUR)).toEqual({
      number: 4,
      open: false,
      opening: { at: opens, soon: false },
    });
    expect(nextGroup(groups, 3, opens - HOUR)?.opening).toEqual({ at: opens, soon: true });
  });

  it('is open from its exact opening time', () => {
    expect(third?.closes_at).toBe(opens);
    expect(nextGroup(groups, 3, opens)?.open).toBe(true);
  });

  it('is undefined after the last group, and once the next group has closed', () => {
    expect(nextGroup(groups, 5, opens + 900 * HOUR)).toBeUndefined();
    expect(nextGroup(groups, 3, fourth?.closes_at ?? 0)).toBeUndefined();
  });
});
