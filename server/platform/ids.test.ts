import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('makes ids that a command line accepts unquoted', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(5_000);
});
