import { describe, expect, it } from 'vitest';
import { ROWS_GATHER_MS, ROWS_REST_MS } from '../../../domain/delays.ts';
import { delta, HOUR, vote } from '../../../tests/support/votePage/smallBoard.ts';
import { startStreaming } from '../../../tests/support/votePage/startPublicVoting.ts';
import { mayMove } from './rowHold.ts';

const at = 1_000_000;

describe('rows may move', () => {
  it('on a page that nobody touched and on which nothing moved', () => {
    expect(mayMove({ touchedAt: null, movedAt: null }, at)).toBe(true);
  });

  it('a second after the last scroll or touch, not before', () => {
    const after = (ms: number) => mayMove({ touchedAt: at, movedAt: null }, at + ms);
    expect([0, 999, ROWS_REST_MS - 1, ROWS_REST_MS].map(after)).toEqual([false, false, false, true]);
    expect(ROWS_REST_MS).toBeGreaterThanOrEqual(1_000);
  });

  it('not while the clock is behind the touch, until a clock set back is plain', () => {
    const before = (ms: number) => mayMove({ touchedAt: at, movedAt: null }, at - ms);
    expect([500, ROWS_REST_MS].map(before)).toEqual([false, true]);
  });

  it('again once the moves of two seconds are gathered', () => {
    const after = (ms: number) => mayMove({ touchedAt: null, movedAt: at }, at + ms);
    expect([250, ROWS_GATHER_MS - 1, ROWS_GATHER_MS].map(after)).toEqual([false, false, true]);
  });
});

async function begin() {
  const voting = await startStreaming();
  let version = 1;
  /** Sends the total of a contestant after so many milliseconds. */
  const votes = (id: string, total: number, ms: number) => {
    version += 1;
    const event = { delta: delta([vote(id, total)], `v${version}`, HOUR + ms), at: HOUR + ms };
    voting.actor.send({ type: 'delta.received', ...event });
  };
  const tick = (ms: number) => voting.actor.send({ type: 'clock.ticked', at: HOUR + ms });
  const touch = (ms: number) => voting.actor.send({ type: 'page.touched', at: HOUR + ms });
  const order = () => voting.context().orders[1]!.join('');
  /** Who stands on the podium, with the places shown and the votes at this moment. */
  const podium = () => {
    const { board, podium: shown } = voting.context();
    const votesOf = (id: string) =>
      board!.data.groups[0]!.participants.find(({ voter_id }) => voter_id === id)?.total_votes;
    return shown.places.map(({ rank, voter_id }) => `${rank}${voter_id} ${votesOf(voter_id)}`).join(', ');
  };
  return { ...voting, votes, tick, touch, order, podium };
}

describe('the rows of the vote', () => {
  it('keep their places for a second after a scroll or touch, and move at the next tick', async () => {
    const { touch, votes, tick, order } = await begin();
    touch(0);
    votes('c', 9, 100);
    expect(order()).toBe('abc');
    touch(900);
    tick(1_500);
    expect(order()).toBe('abc');
    tick(900 + ROWS_REST_MS);
    expect(order()).toBe('cab');
  });

  it('keep their places when the finger that scrolled leaves the list', async () => {
    const { actor, touch, votes, order } = await begin();
    actor.send({ type: 'list.entered', group: 1 });
    votes('c', 9, 100);
    touch(600);
    actor.send({ type: 'list.left' });
    expect(order()).toBe('abc');
  });

  it('move once for all the votes of two seconds', async () => {
    const { votes, tick, order, context } = await begin();
    votes('c', 9, 0);
    expect(order()).toBe('cab');
    for (let ms = 250; ms < ROWS_GATHER_MS; ms += 250) votes('b', 10 + ms, ms);
    expect([order(), context().orderAnnounced]).toEqual(['cab', 1]);
    tick(ROWS_GATHER_MS);
    expect(order()).toBe('bca');
  });

  it('of a group that is not shown move at once', async () => {
    const { actor, touch, votes, context } = await begin();
    actor.send({ type: 'group.chosen', group: 2 });
    touch(0);
    votes('c', 9, 100);
    expect(context().orders[1]).toEqual(['c', 'a', 'b']);
  });
});

describe('the podium of the vote', () => {
  it('keeps its places for a second after a scroll or touch, but not its numbers', async () => {
    const { touch, votes, tick, podium } = await begin();
    touch(0);
    votes('c', 9, 100);
    expect(podium()).toBe('1a 3, 2b 2, 3c 9');
    tick(ROWS_REST_MS);
    expect(podium()).toBe('1c 9, 2a 3, 3b 2');
  });

  it('moves while the pointer rests in the list, because it has no buttons', async () => {
    const { actor, votes, order, podium } = await begin();
    actor.send({ type: 'list.entered', group: 1 });
    votes('c', 9, 100);
    expect([order(), podium()]).toEqual(['abc', '1c 9, 2a 3, 3b 2']);
  });

  it('moves once for all the votes of two seconds, ties included', async () => {
    const { actor, votes, tick, podium } = await begin();
    actor.send({ type: 'list.entered', group: 1 });
    votes('b', 3, 0);
    expect(podium()).toBe('1a 3, 1b 3, 3c 1');
    votes('b', 4, 250);
    expect(podium()).toBe('1a 3, 1b 4, 3c 1');
    tick(ROWS_GATHER_MS);
    expect(podium()).toBe('1b 4, 2a 3, 3c 1');
  });

  it('of another group appears at once', async () => {
    const { actor, touch, context } = await begin();
    touch(0);
    actor.send({ type: 'group.chosen', group: 2 });
    const { group, places } = context().podium;
    expect([group, places.map(({ voter_id }) => voter_id)]).toEqual([2, ['d']]);
  });
});
