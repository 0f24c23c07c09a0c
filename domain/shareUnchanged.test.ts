import { expect, it } from 'vitest';
import { shareUnchanged } from './shareUnchanged.ts';

const board = () => ({
  version: 1,
  groups: [
    {
      people: [
        { votes: 3, name: null },
        { votes: 2, name: 'B' },
      ],
    },
  ],
});

it('is the data of before where nothing changed', () => {
  const before = board();
  expect(shareUnchanged(before, board())).toBe(before);
});

it('keeps every part that stayed as it was, and takes what did not', () => {
  const before = board();
  const changed = board();
  changed.groups[0]!.people[1]!.votes = 4;
  const after = shareUnchanged(before, changed);
  expect(after).toEqual(changed);
  expect(after.groups[0]!.people[0]).toBe(before.groups[0]!.people[0]);
  expect(after.groups[0]!.people[1]).not.toBe(before.groups[0]!.people[1]);
});

it.each([
  ['a list that grew', [1], [1, 2]],
  ['a list that shrank', [1, 2], [1]],
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: undefined }, { a: 1 }],
  ['a field by another name', { a: undefined }, { b: undefined }],
  ['a list in the place of an object', {}, []],
  ['nothing in the place of something', { a: 1 }, null],
  ['something in the place of nothing', null, { a: 1 }],
])('tells of %s', (_what, before, after) => {
  expect(shareUnchanged(before, after)).toStrictEqual(after);
});
