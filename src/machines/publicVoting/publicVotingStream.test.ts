import { describe, expect, it } from 'vitest';
import {
  BOARD_OLD_MS,
  FALLBACK_RETRY_MS,
  STREAM_OPEN_TIMEOUT_MS,
  STREAM_REOPEN_MS,
  STREAM_RETURN_MS,
  STREAM_SILENCE_MS,
} from '../../../domain/delays.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { delta, HOUR, smallBoard, vote } from '../../../tests/support/votePage/smallBoard.ts';
import {
  board,
  loaded,
  startPublicVoting,
  startStreaming,
} from '../../../tests/support/votePage/startPublicVoting.ts';

const failure = httpError({ status: 503 });

describe('the stream', () => {
  it('is held by the visible tab that votes, and by no other', async () => {
    const { actor, calls, value, taken } = startPublicVoting();
    await calls.answer('loadBoard', loaded);
    taken();
    expect(value().link).toBe('paused');
    actor.send({ type: 'tab.admitted' });
    expect([value().link, taken()]).toEqual([
      { following: 'connecting' },
      ['followBoard {"since":"v1","failures":0}'],
    ]);
    actor.send({ type: 'tab.hidden' });
    expect([value().link, taken()]).toEqual(['paused', ['remember v1', 'followBoard ends']]);
    actor.send({ type: 'tab.blocked' });
    actor.send({ type: 'tab.shown' });
    expect([value().link, taken()]).toEqual(['paused', []]);
  });

  it('brings votes, and goes on from the version reached', async () => {
    const { actor, context, taken, value } = await startStreaming();
    actor.send({ type: 'delta.received', delta: delta([vote('c', 9)], 'v2'), at: HOUR });
    expect(value().link).toEqual({ following: 'streaming' });
    expect(context().board?.data.groups[0]?.participants.map((each) => each.total_votes)).toEqual([9, 3, 2]);
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'tab.shown' });
    expect(taken().at(-1)).toBe('followBoard {"since":"v2","failures":0}');
  });

  it('brings a whole board after a gap', async () => {
    const { actor, context, value } = await startStreaming();
    const whole = smallBoard(board.data.groups.slice(0, 1), HOUR, 'v9');
    actor.send({ type: 'board.received', board: whole, etag: null, at: HOUR });
    expect([context().board, value().link]).toEqual([whole, { following: 'streaming' }]);
  });

  it('is given up by a tab that another one has taken the lead from', async () => {
    const { actor, value, taken } = await startStreaming();
    actor.send({ type: 'tab.blocked' });
    expect([value().link, taken()]).toEqual(['paused', ['followBoard ends']]);
  });

  it('that failed counts as new once the visitor asks for the list again', async () => {
    const { actor, calls, clock, taken } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_REOPEN_MS);
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'retry.requested' });
    await calls.answer('loadBoard', loaded);
    expect(taken().at(-1)).toBe('followBoard {"since":"v1","failures":0}');
  });

  it('that is cut is opened again after a second, and the board says that it is stale until then', async () => {
    const { actor, clock, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    expect([value().board, value().link]).toEqual(['stale', 'reopening']);
    clock.increment(STREAM_REOPEN_MS);
    expect(value().link).toEqual({ following: 'connecting' });
    actor.send({ type: 'stream.opened' });
    expect([value().board, value().link]).toEqual(['ready', { following: 'streaming' }]);
  });

  it('that fails twice gives way to polling, and is tried again meanwhile', async () => {
    const { actor, clock, context, value, taken } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_REOPEN_MS);
    actor.send({ type: 'stream.cut' });
    expect([value().link, taken().at(-1)]).toEqual(['polling', 'pollBoard {"etag":"\\"v1\\""}']);
    actor.send({ type: 'board.confirmed', at: HOUR });
    expect(value().board).toBe('ready');
    clock.increment(STREAM_RETURN_MS);
    expect(value().link).toEqual({ following: 'connecting' });
    actor.send({ type: 'stream.opened' });
    expect([value().link, context().streamFailures]).toEqual([{ following: 'streaming' }, 0]);
  });

  it('that cannot be had does not make a board stale that polling keeps current', async () => {
    const { actor, clock, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_REOPEN_MS);
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'board.confirmed', at: HOUR });
    clock.increment(STREAM_RETURN_MS);
    actor.send({ type: 'stream.cut' });
    expect([value().board, value().link]).toEqual(['ready', 'polling']);
    actor.send({ type: 'poll.failed', error: failure });
    expect(value().board).toBe('stale');
  });

  it('that does not open in ten seconds, or falls silent for forty, counts as cut', async () => {
    const { actor, clock, value } = await startStreaming();
    clock.increment(STREAM_SILENCE_MS - 1);
    actor.send({ type: 'time.received', time: { version: 'v1', server_time: HOUR }, at: HOUR });
    clock.increment(STREAM_SILENCE_MS - 1);
    expect(value().link).toEqual({ following: 'streaming' });
    clock.increment(1);
    expect([value().board, value().link]).toEqual(['stale', 'reopening']);
    clock.increment(STREAM_REOPEN_MS);
    clock.increment(STREAM_OPEN_TIMEOUT_MS);
    expect(value().link).toBe('polling');
  });

  it('waits out a lost network, and then goes on by itself', async () => {
    const { actor, value, taken } = await startStreaming();
    actor.send({ type: 'network.lost' });
    expect([value(), taken()]).toEqual([
      { board: 'stale', phase: 'live', link: 'offline', settings: 'resting' },
      ['followBoard ends'],
    ]);
    actor.send({ type: 'network.returned' });
    actor.send({ type: 'stream.opened' });
    expect(value()).toEqual({
      board: 'ready',
      phase: 'live',
      link: { following: 'streaming' },
      settings: 'resting',
    });
  });
});

describe('a board that nothing confirms', () => {
  it('takes no votes after a minute, says why, and is loaded again until that works', async () => {
    const { actor, calls, clock, context, taken, value } = await startStreaming();
    actor.send({ type: 'network.lost' });
    clock.increment(BOARD_OLD_MS - 1);
    expect([value().board, context().source]).toEqual(['stale', 'live']);
    taken();
    clock.increment(1);
    expect([value().board, context().source, context().failure]).toEqual([
      { fallback: 'trying' },
      'remembered',
      networkError,
    ]);
    await calls.refuse('loadBoard', networkError);
    clock.increment(FALLBACK_RETRY_MS);
    await calls.answer('loadBoard', loaded);
    expect([value().board, context().source, context().failure]).toEqual(['ready', 'live', null]);
  });

  it('no longer asks for news of what it shows: the list is loaded whole, and followed from there', async () => {
    const { actor, calls, clock, taken, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_REOPEN_MS);
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'poll.failed', error: failure });
    taken();
    clock.increment(BOARD_OLD_MS);
    expect([value().link, taken().at(-1)]).toEqual(['waiting', 'followBoard ends']);
    await calls.answer('loadBoard', loaded);
    expect(value().link).toEqual({ following: 'connecting' });
  });

  it('counts its age from the last confirmation, also while the tab was hidden', async () => {
    const { actor, value } = await startStreaming();
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'clock.ticked', at: HOUR + BOARD_OLD_MS });
    actor.send({ type: 'tab.shown' });
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'poll.failed', error: failure });
    expect(value().board).toEqual({ fallback: 'trying' });
  });
});
