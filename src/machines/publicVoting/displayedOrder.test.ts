import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKING_ANNOUNCEMENT_MS, ROWS_GATHER_MS } from '../../../domain/delays.ts';
import {
  delta,
  group,
  HOUR,
  participant,
  smallBoard,
  vote,
} from '../../../tests/support/votePage/smallBoard.ts';
import { loaded, startStreaming } from '../../../tests/support/votePage/startPublicVoting.ts';
import { inShownOrder, settleOrders } from './displayedOrder.ts';

const begin = async () => {
  const voting = await startStreaming();
  let version = 1;
  const votes = (id: string, total: number, at = HOUR) => {
    version += 1;
    voting.actor.send({ type: 'delta.received', delta: delta([vote(id, total)], `v${version}`, at), at });
  };
  const rows = () => {
    const { board, orders } = voting.context();
    return inShownOrder(board!.data.groups[0]!, orders).map(
      (each) => `${each.voter_id} ${each.total_votes} #${each.rank}`,
    );
  };
  return { ...voting, votes, rows };
};

describe('rows (decision D29)', () => {
  it('change numbers and places at once', async () => {
    const { votes, rows } = await begin();
    expect(rows()).toEqual(['a 3 #1', 'b 2 #2', 'c 1 #3']);
    votes('c', 9);
    expect(rows()).toEqual(['c 9 #1', 'a 3 #2', 'b 2 #3']);
  });

  it('change numbers, but keep their places, while pointer, touch or focus is inside the list', async () => {
    const { actor, votes, rows } = await begin();
    actor.send({ type: 'list.entered', group: 1 });
    votes('c', 9);
    expect(rows()).toEqual(['a 3 #2', 'b 2 #3', 'c 9 #1']);
    actor.send({ type: 'list.left' });
    expect(rows()).toEqual(['c 9 #1', 'a 3 #2', 'b 2 #3']);
  });

  it('of other groups move while this one is held', async () => {
    const { actor, context, votes } = await begin();
    actor.send({ type: 'list.entered', group: 2 });
    votes('c', 9);
    expect(context().orders[1]).toEqual(['c', 'a', 'b']);
  });
});

describe('a group that is not open yet', () => {
  it('is listed by code, and by rank once it opens', async () => {
    const coded = (id: string, code: string, score: number) => ({
      ...participant(id, 0, score),
      sms_code: code,
    });
    const groups = [group(1, [participant('a')]), group(2, [coded('y', '21', 40), coded('x', '3', 30)])];
    const { actor, context } = await startStreaming({ ...loaded, board: smallBoard(groups) });
    expect(context().orders[2]).toEqual(['x', 'y']);
    actor.send({ type: 'clock.ticked', at: 2 * HOUR });
    expect(context().orders[2]).toEqual(['y', 'x']);
  });
});

describe('the announcement', () => {
  it('is made when the shown rows have changed places, not when only numbers did', async () => {
    const { context, votes } = await begin();
    votes('a', 4);
    expect(context().orderAnnounced).toBe(0);
    votes('c', 9);
    expect(context().orderAnnounced).toBe(1);
  });

  it('waits until the rows may move', async () => {
    const { actor, context, votes } = await begin();
    actor.send({ type: 'list.entered', group: 1 });
    votes('c', 9);
    expect(context().orderAnnounced).toBe(0);
    actor.send({ type: 'list.left' });
    expect(context().orderAnnounced).toBe(1);
  });

  it('is made at most once in ten seconds, and a missed one follows', async () => {
    const { actor, context, votes } = await begin();
    votes('c', 9);
    votes('b', 20, HOUR + ROWS_GATHER_MS);
    votes('a', 30, HOUR + 2 * ROWS_GATHER_MS);
    expect([context().orderAnnounced, context().announcementDue]).toEqual([1, true]);
    actor.send({ type: 'clock.ticked', at: HOUR + RANKING_ANNOUNCEMENT_MS - 1 });
    expect(context().orderAnnounced).toBe(1);
    actor.send({ type: 'clock.ticked', at: HOUR + RANKING_ANNOUNCEMENT_MS });
    expect([context().orderAnnounced, context().announcementDue]).toEqual([2, false]);
    actor.send({ type: 'clock.ticked', at: HOUR + 3 * RANKING_ANNOUNCEMENT_MS });
    expect(context().orderAnnounced).toBe(2);
  });

  it('says nothing about a group that is not shown, nor about showing another', async () => {
    const { actor, context, votes } = await begin();
    actor.send({ type: 'group.chosen', group: 2 });
    votes('c', 9);
    actor.send({ type: 'group.chosen', group: 1 });
    expect(context().orderAnnounced).toBe(0);
  });

  it('is dropped when another list is shown', async () => {
    const { actor, context, votes } = await begin();
    votes('c', 9);
    votes('b', 20, HOUR + ROWS_GATHER_MS);
    expect(context().announcementDue).toBe(true);
    actor.send({ type: 'group.chosen', group: 2 });
    expect([context().orderAnnounced, context().announcementDue]).toEqual([1, false]);
  });

  it('says nothing when the next group opens with its rows already moved', async () => {
    const groups = [group(1, [participant('a')]), group(2, [participant('x', 2), participant('y', 1)])];
    const { actor, context } = await startStreaming({ ...loaded, board: smallBoard(groups) });
    const at = 2 * HOUR;
    actor.send({ type: 'delta.received', delta: delta([vote('y', 9)], 'v2', at), at });
    expect([context().group, context().orders[2], context().orderAnnounced]).toEqual([2, ['y', 'x'], 0]);
  });
});

const lists = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));
const groupOf = (ids: string[]) =>
  group(
    1,
    ids.map((id, index) => participant(id, ids.length - index)),
  );

describe('any order', () => {
  it('shows every participant exactly once, held or not', () => {
    fc.assert(
      fc.property(lists, lists, fc.boolean(), (before, after, held) => {
        const shown = settleOrders({}, { 1: before }, () => false);
        const settled = settleOrders(shown, { 1: after }, () => held);
        const ids = inShownOrder(groupOf(after), settled).map((each) => each.voter_id);
        expect(ids.toSorted()).toEqual(after.toSorted());
      }),
    );
  });

  it('keeps the relative order of a held list', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const shown = settleOrders({}, { 1: before }, () => false);
        const settled = settleOrders(shown, { 1: after }, () => true)[1]!;
        const staying = (ids: readonly string[]) =>
          ids.filter((id) => before.includes(id) && after.includes(id));
        expect(staying(settled)).toEqual(staying(shown[1]!));
      }),
    );
  });

  it('that does not change keeps its identity', () => {
    const shown = settleOrders({}, { 1: ['a', 'b'] }, () => false);
    expect(settleOrders(shown, { 1: ['a', 'b'] }, () => false)[1]).toBe(shown[1]);
  });
});
