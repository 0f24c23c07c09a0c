import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byInterest, eventStateAt } from './eventState.ts';

const instant = fc.option(fc.integer({ min: 0, max: 20 }));
const anyEvent = fc.record({ start_time: instant, end_time: instant });

describe('an event', () => {
  it.each([
    [9, 'upcoming'],
    [10, 'live'],
    [19, 'live'],
    [20, 'past'],
  ])('from 10 until 20 is at %i %s', (now, state) => {
    expect(eventStateAt({ start_time: 10, end_time: 20 }, now)).toBe(state);
  });

  it('has not begun while its start is to be announced, and goes on while its end is', () => {
    expect(eventStateAt({ start_time: null, end_time: null }, 5)).toBe('upcoming');
    expect(eventStateAt({ start_time: null, end_time: 5 }, 5)).toBe('past');
    expect(eventStateAt({ start_time: 5, end_time: null }, 1_000_000)).toBe('live');
  });

  it('never becomes younger', () => {
    const ages = { upcoming: 0, live: 1, past: 2 };
    fc.assert(
      fc.property(anyEvent, fc.nat(21), (event, now) => {
        expect(ages[eventStateAt(event, now + 1)]).toBeGreaterThanOrEqual(ages[eventStateAt(event, now)]);
      }),
    );
  });
});

describe('events in a list', () => {
  it('come live, then upcoming, then past, each by the date that matters', () => {
    const named = (name: string, start_time: number | null, end_time: number | null) => ({
      name,
      start_time,
      end_time,
    });
    const events = [
      named('long past', 0, 1),
      named('just past', 0, 9),
      named('some day', null, null),
      named('later', 30, 40),
      named('next', 11, 12),
      named('endless', 1, null),
      named('ends soon', 1, 11),
    ];
    expect(byInterest(events, 10).map(({ name }) => name)).toEqual([
      'ends soon',
      'endless',
      'next',
      'later',
      'some day',
      'just past',
      'long past',
    ]);
  });

  it('are all there, in an order that does not depend on where they came from', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.nat(21), (events, now) => {
        const times = (each: readonly object[]) => each.map((event) => JSON.stringify(event));
        const sorted = byInterest(events, now);
        expect(times(sorted).toSorted()).toEqual(times(events).toSorted());
        const states = sorted.map((event) => eventStateAt(event, now));
        expect(states).toEqual(
          (['live', 'upcoming', 'past'] as const).flatMap((state) => states.filter((each) => each === state)),
        );
      }),
    );
  });
});
