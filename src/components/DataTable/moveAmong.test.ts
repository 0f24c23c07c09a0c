import { expect, it } from 'vitest';
import { moveAmong } from './moveAmong.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['ArrowDown', -1, undefined],
])('%s from %i of three leads to %s', (key, from, to) => {
  expect(moveAmong(3, from, key)).toBe(to);
});
