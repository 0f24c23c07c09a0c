import { expect, it } from 'vitest';
import { group, HOUR, participant, smallBoard } from '../tests/support/votePage/smallBoard.ts';
import { firstGroupOf } from './boardAtHand.ts';

const groups = [group(1, [participant('a')]), group(2, [participant('b')]), group(4, [participant('c')])];
const listedAt = (time: number) =>
  firstGroupOf(smallBoard(groups, time)).data.groups.map(({ participants }) =>
    participants.map(({ voter_id }) => voter_id).join(),
  );

it('keeps the list of the open group, else of the one that was open last or comes next', () => {
  const hours = [0.5, 1, 2.5, 3.5, 4, 9];
  expect(hours.map((hour) => listedAt(hour * HOUR))).toEqual([
    ['a', '', ''],
    ['a', '', ''],
    ['', 'b', ''],
    ['', 'b', ''],
    ['', '', 'c'],
    ['', '', 'c'],
  ]);
});

it('leaves all else as it is, and a board without groups too', () => {
  const { data, ...rest } = smallBoard(groups, HOUR);
  const first = firstGroupOf({ data, ...rest });
  expect(first).toEqual({
    ...rest,
    data: {
      ...data,
      participants: [],
      groups: groups.map((each) => (each.number === 1 ? each : { ...each, participants: [] })),
    },
  });
  expect(firstGroupOf(smallBoard([], HOUR)).data.groups).toEqual([]);
});
