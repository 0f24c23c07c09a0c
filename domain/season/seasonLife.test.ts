import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_PAYMENT_MS } from '../delays.ts';
import { LATE_REGISTRATION_MS } from '../registration.ts';
import type { SeasonState } from './competitionPhase.ts';
import {
  competitionActs,
  type CompetitionLife,
  eventActs,
  type LifeAct,
  lifeActs,
  type LifeStop,
} from './seasonLife.ts';

const states: readonly SeasonState[] = ['draft', 'published', 'closed', 'archived', 'cancelled'];

const held: CompetitionLife = {
  state: 'published',
  event: 'published',
  registration_opens_at: 0,
  registration_closes_at: 1,
  starts_at: null,
  ends_at: null,
  windows: [{ opens_at: 10, closes_at: 20 }],
  entries: 3,
  openOrders: 0,
  hasVotes: true,
};
/** An instant at which nothing of the competition is left to come. */
const after = 20 + LATE_REGISTRATION_MS;

const stopsOf = (act: LifeAct, changes: Partial<CompetitionLife> = {}, now = after): LifeStop[] | null =>
  competitionActs({ ...held, ...changes }, now).find((each) => each.act === act)?.stops ?? null;

it('each state offers the acts that lead on from it', () => {
  const offered = states.map((state) => competitionActs({ ...held, state }, after).map(({ act }) => act));
  expect(Object.fromEntries(states.map((state, index) => [state, offered[index]]))).toEqual({
    draft: ['delete'],
    published: ['close', 'cancel'],
    closed: ['archive', 'reopen'],
    archived: ['restore'],
    cancelled: [],
  });
  expect(eventActs({ state: 'published', competitions: [] }, after).map(({ act }) => act)).toEqual(
    offered[1],
  );
});

describe('closing a competition', () => {
  const last = 20 + ORDER_PAYMENT_MS;
  const quiet = { registration_closes_at: -LATE_REGISTRATION_MS };
  it.each<[string, Partial<CompetitionLife>, number, LifeStop[]]>([
    ['waits for a window that is ahead', quiet, 9, ['window_ahead']],
    ['waits for an open window', quiet, 10, ['window_open']],
    ['waits until its last votes can be paid no more', quiet, last - 1, ['settling']],
    ['waits for no vote after that', quiet, last, []],
    [
      'waits for the end of registration',
      { windows: [], registration_closes_at: after + 1 },
      after,
      ['registration'],
    ],
    ['waits for forms that may come late', {}, after - 20, ['registration']],
    [
      'waits for a registration to come',
      { registration_opens_at: after + 1, registration_closes_at: null },
      after,
      ['registration'],
    ],
    [
      'waits for an end of registration that is not set',
      { registration_closes_at: null },
      after,
      ['registration'],
    ],
    ['waits for an order', { openOrders: 1 }, after, ['orders']],
    ['is possible when all is over', {}, after, []],
  ])('%s', (_name, changes, now, stops) => {
    expect(stopsOf('close', changes, now)).toEqual(stops);
  });
});

describe('cancelling a competition', () => {
  it.each<[string, Partial<CompetitionLife>, number, LifeStop[]]>([
    ['is possible before its first window opens', { hasVotes: false }, 9, []],
    ['is refused from that instant on', { hasVotes: false }, 10, ['votes']],
    ['is refused where a node counted a vote before', {}, 9, ['votes']],
    ['waits for an order', { hasVotes: false, openOrders: 1 }, 9, ['orders']],
  ])('%s', (_name, changes, now, stops) => {
    expect(stopsOf('cancel', changes, now)).toEqual(stops);
  });
});

it('a competition is reopened in an event that is not over, and deleted without entries', () => {
  expect([
    stopsOf('reopen', { state: 'closed' }),
    stopsOf('reopen', { state: 'closed', event: 'closed' }),
    stopsOf('delete', { state: 'draft' }),
    stopsOf('delete', { state: 'draft', entries: 0 }),
  ]).toEqual([[], ['event_over'], ['entries'], []]);
});

it('an event ends after its competitions, and is deleted without any', () => {
  const stops = (state: SeasonState, act: LifeAct, competitions: SeasonState[]) =>
    eventActs({ state, competitions }, after).find((each) => each.act === act)?.stops;
  expect({
    close: stops('published', 'close', ['published', 'closed']),
    closeAfter: stops('published', 'close', ['draft', 'closed', 'cancelled']),
    cancel: stops('published', 'cancel', ['published']),
    cancelHeld: stops('published', 'cancel', ['closed', 'cancelled']),
    cancelAfter: stops('published', 'cancel', ['draft', 'cancelled']),
    delete: stops('draft', 'delete', ['draft']),
    deleteEmpty: stops('draft', 'delete', []),
  }).toEqual({
    close: ['competitions_public'],
    closeAfter: [],
    cancel: ['competitions_public'],
    cancelHeld: ['competitions_held'],
    cancelAfter: [],
    delete: ['competitions'],
    deleteEmpty: [],
  });
});

it('no sequence of acts leads back to a draft, or on from a cancelled one', () => {
  const acts = fc.array(fc.constantFrom(...(Object.keys(lifeActs) as LifeAct[])), { maxLength: 12 });
  fc.assert(
    fc.property(acts, (all) => {
      const walked: SeasonState[] = ['published'];
      for (const act of all) {
        const { from, to } = lifeActs[act];
        if (from === walked.at(-1) && to !== null) walked.push(to);
      }
      const end = walked.indexOf('cancelled');
      expect([walked.includes('draft'), end === -1 || end === walked.length - 1]).toEqual([false, true]);
    }),
  );
});

it('no competition whose votes can still change is closed or cancelled', () => {
  const window = fc.record({
    opens: fc.integer({ min: -5, max: 5 }),
    length: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(
      fc.array(window, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: -8, max: 40 }),
      (some, hour) => {
        const now = hour * 3_600_000;
        const windows = some.map(({ opens, length }) => ({
          opens_at: opens * 3_600_000,
          closes_at: (opens + length) * 3_600_000,
        }));
        const facts = { windows, hasVotes: false, registration_closes_at: -1e9 };
        const mayChange = windows.some(({ closes_at }) => now < closes_at + ORDER_PAYMENT_MS);
        const hasBegun = windows.some(({ opens_at }) => opens_at <= now);
        expect([stopsOf('close', facts, now)!.length > 0, stopsOf('cancel', facts, now)!.length > 0]).toEqual(
          [mayChange, hasBegun],
        );
      },
    ),
  );
});
