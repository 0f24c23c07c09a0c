import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

it('limits all streams together, and none of them starves', async () => {
  const pace = new Pace(100);
  const begun = performance.now();
  const ends = await Promise.all(
    [0, 1, 2].map(async () => {
      const source = Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(1_000)));
      let bytes = 0;
      for await (const piece of pace.of(source as AsyncIterable<Buffer>)) bytes += piece.length;
      return [bytes, performance.now() - begun] as const;
    }),
  );
  const [first = 0, , last = 0] = ends.map(([, end]) => end).toSorted((a, b) => a - b);
  expect(ends.map(([bytes]) => bytes)).toEqual([10_000, 10_000, 10_000]);
  expect(last).toBeGreaterThan(240);
  expect(first).toBeGreaterThan(last / 2);
});

it('passes occasional bytes at once', async () => {
  const pace = new Pace(100);
  const begun = performance.now();
  await pace.take(3_000);
  expect(performance.now() - begun).toBeLessThan(20);
});
