import { expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

it.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes = 1-2', { start: 1, end: 2 }],
  ['bytes=-0', 'refused'],
  ['bytes=100-', 'refused'],
  ['bytes=20-10', 'refused'],
  ['bytes=-', 'refused'],
  ['bytes=', 'refused'],
  ['bytes=a-b', 'refused'],
  ['bytes=0-9,20-29', 'refused'],
  ['bytes=0-99999999999999999999', 'refused'],
])('%s of 100 bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('an empty file has no valid range', () => {
  expect([byteRange('bytes=0-', 0), byteRange('bytes=-1', 0)]).toEqual(['refused', 'refused']);
});
