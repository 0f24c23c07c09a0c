import { expect, it } from 'vitest';
import { chooseRows } from './chooseRows.ts';

const keys = ['a', 'b', 'c', 'd'];
const after = (chosen: string[], from: number, to: number, on: boolean) =>
  [...chooseRows(keys, new Set(chosen), { from, to, on })].toSorted();

it.each([
  ['one row', after([], 1, 1, true), ['b']],
  ['a range', after(['d'], 0, 2, true), ['a', 'b', 'c', 'd']],
  ['a range upwards', after([], 2, 1, true), ['b', 'c']],
  ['a range that is left out again', after(['a', 'b', 'c'], 1, 3, false), ['a']],
  ['rows of another page stay', after(['z'], 0, 0, true), ['a', 'z']],
])('%s', (_name, chosen, wanted) => {
  expect(chosen).toEqual(wanted);
});
