import { describe, expect, it } from 'vitest';
import {
  delta,
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
} from '../../../tests/support/votePage/smallBoard.ts';
import {
  board,
  loaded,
  startPublicVoting,
  startStreaming,
} from '../../../tests/support/votePage/startPublicVoting.ts';

const SECOND = 1_000;

describe('the phase (section 4; decision D32)', () => {
  it('is unknown before the list loads, then follows the clock', async () => {
    const { actor, calls, value } = startPublicVoting();
    actor.send({ type: 'clock.ticked', at: 1.5 * HOUR });
    expect(value().phase).toBe('unknown');
    await calls.answer('loadBoard', loaded);
    const phases = [0.5, 1, 2, 3, 4, 5].map((hour) => {
      actor.send({ type: 'clock.ticked', at: hour * HOUR });
      return value().phase;
    });
    expect(phases).toEqual(['upcoming', 'live', 'live', 'between', 'live', 'ended']);
  });

  it('changes exactly at the boundary', async () => {
    const { actor, context, value } = await startStreaming();
    actor.send({ type: 'clock.ticked', at: 3 * HOUR - 1 });
    expect([value().phase, context().phase]).toEqual(['live', { phase: 'live', group: 2, at: 3 * HOUR }]);
    actor.send({ type: 'clock.ticked', at: 3 * HOUR });
    expect([value().phase, context().phase]).toEqual([
      'between',
      { phase: 'between', last: 2, next: 3, at: 4 * HOUR },
    ]);
  });

  it('is none when nothing is scheduled', async () => {
    const { context, value } = await startStreaming({ ...loaded, board: smallBoard([]) });
    expect([value().phase, context().group]).toEqual(['none', null]);
  });
});

describe('server time', () => {
  const late = (at: number): typeof loaded => ({ ...loaded, at });

  it("decides: a browser an hour behind shows the server's phase", async () => {
    const { actor, context, value } = await startStreaming(late(0));
    expect([context().serverOffset, context().now]).toEqual([HOUR, HOUR]);
    actor.send({ type: 'clock.ticked', at: 2 * HOUR });
    expect([context().now, value().phase]).toEqual([3 * HOUR, 'between']);
  });

  it('is the latest known one: an old board does not set it back', async () => {
    const { context } = await startStreaming({
      ...loaded,
      board: { ...board, server_time: 0 },
      config: smallConfig(HOUR),
      at: HOUR - 50,
    });
    expect(context().serverOffset).toBe(50);
  });

  it('ignores late news, but follows a clock that was set', async () => {
    const { actor, context } = await startStreaming();
    const hear = (serverTime: number, at: number) => {
      actor.send({ type: 'time.received', time: { version: 'v1', server_time: serverTime }, at });
      return context().serverOffset;
    };
    expect(hear(HOUR, HOUR + 1_900)).toBe(0);
    expect(hear(HOUR + 30, HOUR)).toBe(30);
    expect(hear(HOUR, HOUR + 60_000)).toBe(-60_000);
  });

  it("sets the clock, which ticks on the server's seconds", async () => {
    const { actor, taken } = await startStreaming();
    actor.send({ type: 'time.received', time: { version: 'v1', server_time: HOUR + 400 }, at: HOUR });
    expect(taken()).toEqual(['clock 400']);
  });

  it('gives the age of the board', async () => {
    const { actor, age } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'clock.ticked', at: HOUR + 50 * SECOND });
    expect(age()).toBe(50 * SECOND);
    actor.send({ type: 'board.confirmed', at: HOUR + 51 * SECOND });
    expect(age()).toBe(0);
  });
});

describe('the group shown', () => {
  const shownAt = async (
    hours: number[],
    prepare?: (voting: Awaited<ReturnType<typeof startStreaming>>) => void,
  ) => {
    const voting = await startStreaming();
    prepare?.(voting);
    return hours.map((hour) => {
      voting.actor.send({ type: 'clock.ticked', at: hour * HOUR });
      return voting.context().group;
    });
  };

  it('is the live one, the next before the first, and the last in between and at the end', async () => {
    expect(await shownAt([0.5, 1, 2, 3, 4, 5])).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('stays as the visitor chose', async () => {
    const choose = ({
      actor,
    }: {
      actor: { send: (event: { type: 'group.chosen'; group: number }) => void };
    }) => actor.send({ type: 'group.chosen', group: 1 });
    expect(await shownAt([1, 2, 4, 5], choose)).toEqual([1, 1, 1, 1]);
  });

  it('does not change under pointer, touch or focus, and catches up when they leave', async () => {
    const { actor, context } = await startStreaming();
    actor.send({ type: 'list.entered', group: 1 });
    actor.send({ type: 'clock.ticked', at: 2 * HOUR });
    expect([context().group, context().phase]).toEqual([1, { phase: 'live', group: 2, at: 3 * HOUR }]);
    actor.send({ type: 'list.left' });
    expect([context().group, context().groupChosen]).toEqual([2, false]);
  });

  it('is the live one if the chosen one leaves the board', async () => {
    const { actor, context } = await startStreaming();
    actor.send({ type: 'group.chosen', group: 3 });
    const season = smallBoard([group(1, [participant('x')])]);
    actor.send({ type: 'board.received', board: season, at: HOUR });
    expect([context().group, context().groupChosen, context().board]).toEqual([1, false, season]);
  });

  it('does not change with news of other groups', async () => {
    const { actor, context } = await startStreaming();
    actor.send({ type: 'group.chosen', group: 2 });
    actor.send({ type: 'delta.received', delta: delta([]), at: HOUR });
    expect([context().group, context().groupChosen]).toEqual([2, true]);
  });
});

describe('votes that wait to be counted', () => {
  it('are known from the stream, stay known through votes, and are gone when it no longer names them', async () => {
    const { actor, context } = await startStreaming();
    const tell = (waiting?: number) =>
      actor.send({
        type: 'time.received',
        time: { version: 'v1', server_time: HOUR, ...(waiting !== undefined && { waiting }) },
        at: HOUR,
      });
    tell(7);
    expect(context().waiting).toBe(7);
    actor.send({ type: 'delta.received', delta: delta([], 'v2', HOUR), at: HOUR });
    expect(context().waiting).toBe(7);
    tell();
    expect(context().waiting).toBeUndefined();
    actor.send({ type: 'board.confirmed', waiting: 3, at: HOUR });
    expect(context().waiting).toBe(3);
  });
});
