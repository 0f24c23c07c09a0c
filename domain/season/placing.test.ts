import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealGroups, drawOrder } from './placing.ts';

const sha256 = (text: string) => hash('sha256', text);
const entries = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 22 }), { maxLength: 40 });

it('the order of a draw is that of `printf seed:entry | sha256sum`, sorted', () => {
  // a 82d9…, b ec2a…, c 18ec…
  expect(drawOrder('7', ['a', 'b', 'c'], sha256)).toEqual(['c', 'a', 'b']);
});

it('a draw has each entry once, and does not depend on the order in which they are listed', () => {
  fc.assert(
    fc.property(fc.string(), entries, (seed, all) => {
      const drawn = drawOrder(seed, all, sha256);
      expect(drawn.toSorted()).toEqual(all.toSorted());
      expect(drawOrder(seed, all.toReversed(), sha256)).toEqual(drawn);
    }),
  );
});

it('draws of many entries differ by their seed', () => {
  const many = Array.from({ length: 60 }, (_, index) => `entry${index}`);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), ([one, other]) => {
      expect(drawOrder(one!, many, sha256)).not.toEqual(drawOrder(other!, many, sha256));
    }),
  );
});

it('each group gets the next entry in turn', () => {
  expect(dealGroups(['a', 'b', 'c', 'd', 'e'], [0, 0])).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

it('groups that have fewer entries are filled first', () => {
  expect(dealGroups(['a', 'b', 'c', 'd'], [3, 1, 2])).toEqual([['d'], ['a', 'b'], ['c']]);
});

it('every entry is dealt once, in order, and sizes that were equal differ by at most one', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 5 }), fc.nat(9), (all, groups, size) => {
      const dealt = dealGroups(
        all,
        Array.from({ length: groups }, () => size),
      );
      expect(dealt.flat().toSorted()).toEqual(all.toSorted());
      for (const each of dealt) expect(each).toEqual(all.filter((entry) => each.includes(entry)));
      const sizes = dealt.map((each) => each.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
