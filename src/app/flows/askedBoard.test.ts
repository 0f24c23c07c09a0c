import { expect, it } from 'vitest';
import { askedBoard } from './askedBoard.ts';

it.each([
  ['/vote', {}],
  ['/vote?lng=en', {}],
  ['/vote?competition=', {}],
  ['/vote?lng=en&competition=singing', { competition: 'singing' }],
  ['/user/voting?competition=singing', { competition: 'singing' }],
  ['/contestant/abc', { entry: 'abc' }],
])('a page at %s shows the board %o', (address, asked) => {
  history.replaceState(null, '', address);
  expect(askedBoard()).toEqual(asked);
});
