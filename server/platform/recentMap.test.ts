import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentMap } from './recentMap.ts';

it('keeps the latest keys with their latest values, and few more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 200 }), (keys) => {
      const map = new RecentMap<number, number>(10);
      keys.forEach((key, step) => map.set(key, step));
      const latest = [...new Set(keys.toReversed())];
      for (const key of latest.slice(0, 10)) expect(map.get(key)).toBe(keys.lastIndexOf(key));
      const remembered = latest.filter((key) => map.get(key) !== undefined);
      expect(remembered.length).toBeLessThanOrEqual(20);
    }),
  );
});
