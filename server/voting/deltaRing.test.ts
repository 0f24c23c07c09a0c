import { expect, it } from 'vitest';
import { DeltaRing } from './deltaRing.ts';

function ringOf(...items: string[]): DeltaRing<string> {
  const ring = new DeltaRing<string>(3);
  for (const item of items) ring.push(item);
  return ring;
}

it('numbers deltas from one', () => {
  expect([ringOf().latest, ringOf('a').latest, ringOf('a', 'b').latest]).toEqual([0, 1, 2]);
});

it('returns what came after a number', () => {
  const ring = ringOf('a', 'b', 'c');
  expect([0, 1, 3].map((number) => ring.after(number))).toEqual([['a', 'b', 'c'], ['b', 'c'], []]);
});

it('has a gap where deltas fell out of it', () => {
  const ring = ringOf('a', 'b', 'c', 'd', 'e');
  expect([1, 2, 5].map((number) => ring.after(number))).toEqual([undefined, ['c', 'd', 'e'], []]);
});

it('has a gap for unknown numbers', () => {
  expect(ringOf('a').after(2)).toBeUndefined();
});

it('has a gap behind a skipped number', () => {
  const ring = ringOf('a', 'b');
  ring.skip();
  ring.push('d');
  expect([2, 3, 4].map((number) => ring.after(number))).toEqual([undefined, ['d'], []]);
  expect(ring.latest).toBe(4);
});
