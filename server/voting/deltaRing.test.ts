import { expect, it } from 'vitest';
import { DeltaRing } from './deltaRing.ts';

function ringOf(...versions: string[]): DeltaRing<{ version: string }> {
  const ring = new DeltaRing<{ version: string }>(3, 'none');
  for (const version of versions) ring.push({ version });
  return ring;
}
const deltas = (...versions: string[]) => versions.map((version) => ({ version }));

it('is at the version of its latest delta, and at its first version before any', () => {
  expect([ringOf().latest, ringOf('a').latest, ringOf('a', 'b').latest]).toEqual(['none', 'a', 'b']);
});

it('returns what came after a version', () => {
  const ring = ringOf('a', 'b', 'c');
  expect(['none', 'a', 'c'].map((version) => ring.after(version))).toEqual([
    deltas('a', 'b', 'c'),
    deltas('b', 'c'),
    [],
  ]);
});

it('has a gap where deltas fell out of it', () => {
  const ring = ringOf('a', 'b', 'c', 'd', 'e');
  expect(['none', 'a', 'b', 'e'].map((version) => ring.after(version))).toEqual([
    undefined,
    undefined,
    deltas('c', 'd', 'e'),
    [],
  ]);
});

it('has a gap for an unknown version', () => {
  expect(ringOf('a').after('b')).toBeUndefined();
});

it('has a gap behind a skipped version', () => {
  const ring = ringOf('a', 'b');
  ring.skipTo('c');
  expect(ring.latest).toBe('c');
  ring.push({ version: 'd' });
  expect(['b', 'c', 'd'].map((version) => ring.after(version))).toEqual([undefined, deltas('d'), []]);
  expect(ring.latest).toBe('d');
});
