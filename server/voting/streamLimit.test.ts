import { expect, it } from 'vitest';
import { StreamLimit } from './streamLimit.ts';

it('tells browsers to poll from the limit on, and to stream again below nine tenths of it', () => {
  let size = 0;
  const limit = new StreamLimit(100, () => size);
  const at = (streams: number) => {
    size = streams;
    return [limit.hasRoom, limit.updates];
  };
  expect([99, 100, 101, 99, 90, 89, 90, 99].map(at)).toEqual([
    [true, 'stream'],
    [false, 'poll'],
    [false, 'poll'],
    [true, 'poll'],
    [true, 'poll'],
    [true, 'stream'],
    [true, 'stream'],
    [true, 'stream'],
  ]);
});

it('of none lets everybody poll', () => {
  const limit = new StreamLimit(0, () => 0);
  expect([limit.hasRoom, limit.updates]).toEqual([false, 'poll']);
});
