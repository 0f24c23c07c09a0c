import { expect, it } from 'vitest';
import { firstSeq, keyOf, lastSeq, PART_ROWS } from './makePart.ts';

it('holds 10,000 rows a part, counted from the first row', () => {
  expect(PART_ROWS).toBe(10_000);
  expect([1, 2, 3].map((number) => [firstSeq(number), lastSeq(number)])).toEqual([
    [1, 10_000],
    [10_001, 20_000],
    [20_001, 30_000],
  ]);
});

it('names a part by both of its hashes', () => {
  const part = { sha256: 'a'.repeat(64), row_hash: 'b'.repeat(64) };
  expect(keyOf(part)).toContain(part.sha256);
  expect(keyOf(part)).not.toBe(keyOf({ ...part, row_hash: 'c'.repeat(64) }));
});
