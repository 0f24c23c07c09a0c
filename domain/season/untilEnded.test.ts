import { expect, it } from 'vitest';
import { endOf, untilEnded } from './untilEnded.ts';

it('an end by a person cuts off later dates and leaves earlier ones', () => {
  expect([untilEnded(3, 5), untilEnded(9, 5), untilEnded(null, 5), untilEnded(9, null)]).toEqual([
    3,
    5,
    null,
    9,
  ]);
});

it('what a person ended has an end, though none was announced', () => {
  expect([endOf(null, 5), endOf(9, 5), endOf(3, 5), endOf(null, null), endOf(9, null)]).toEqual([
    5,
    5,
    3,
    null,
    9,
  ]);
});
