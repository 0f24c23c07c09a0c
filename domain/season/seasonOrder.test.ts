import { expect, it } from 'vitest';
import { seasonOrder } from './seasonOrder.ts';

const event = (
  id: string,
  starts_at: number,
  ends_at: number,
  state: 'published' | 'cancelled' = 'published',
) => ({
  id,
  starts_at,
  ends_at,
  state,
});

it('has the events that run first, then those to come, and those that are over with the newest first', () => {
  const events = [
    event('old', 0, 10),
    event('later', 200, 300),
    event('newer', 20, 100),
    event('running', 50, 150),
    event('next', 120, 300),
    event('cancelled', 60, 400, 'cancelled'),
  ];
  expect(seasonOrder(events, 100).map(({ id }) => id)).toEqual([
    'running',
    'next',
    'later',
    'cancelled',
    'newer',
    'old',
  ]);
});
