import { describe, expect, it } from 'vitest';
import {
  BOARD_OLD_MS,
  FALLBACK_RETRY_MS,
  STREAM_OPEN_TIMEOUT_MS,
  STREAM_REOPEN_MS,
  STREAM_RETURN_MS,
  STREAM_SILENCE_MS,
} from '../../../domain/delays.ts';
import { networkError } from '../../../domain/errors.ts';
import { delta, HOUR, smallBoard, vote } from '../../../tests/support/votePage/smallBoard.ts';
import {
  board,
  loaded,
  startPublicVoting,
  startStreaming,
} from '../../../tests/support/votePage/startPublicVoting.ts';

type Voting = Awaited<ReturnType<typeof startStreaming>>;
const polls = `pollBoard ${JSON.stringify({ board })}`;

/** Cuts the stream, and lets the next one fail too while the server would have streams. */
function failTwice(actor: Voting['actor'], clock: Voting['clock']): void {
  actor.send({ type: 'stream.cut' });
  clock.increment(STREAM_REOPEN_MS);
  actor.send({ type: 'stream.cut' });
  actor.send({ type: 'updates.told', updates: 'stream' });
}

describe('the stream', () => {
  it('is open only in the visible voting tab', async () => {
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

  it('sends votes and resumes from the last version', async () => {
    const { actor, context, taken, value } = await startStreaming();
    actor.send({ type: 'delta.received', delta: delta([vote('c', 9)], 'v2'), at: HOUR });
    expect(value().link).toEqual({ following: 'streaming' });
    expect(context().board?.data.groups[0]?.participants.map((each) => each.total_votes)).toEqual([9, 3, 2]);
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'tab.shown' });
    expect(taken().at(-1)).toBe('followBoard {"since":"v2","failures":0}');
  });

  it('sends a whole board after a gap', async () => {
    const { actor, context, value } = await startStreaming();
    const whole = smallBoard(board.data.groups.slice(0, 1), HOUR, 'v9');
    actor.send({ type: 'board.received', board: whole, at: HOUR });
    expect([context().board, value().link]).toEqual([whole, { following: 'streaming' }]);
  });

  it('closes in a tab that loses the vote', async () => {
    const { actor, value, taken } = await startStreaming();
    actor.send({ type: 'tab.blocked' });
    expect([value().link, taken()]).toEqual(['paused', ['followBoard ends']]);
  });

  it('forgets its failures when the visitor reloads the list', async () => {
    const { actor, calls, clock, taken } = await startStreaming();
    failTwice(actor, clock);
    actor.send({ type: 'retry.requested' });
    await calls.answer('loadBoard', loaded);
    expect(taken().at(-1)).toBe('followBoard {"since":"v1","failures":0}');
  });

  it('reopens after a second, and the board is stale until then', async () => {
    const { actor, clock, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    expect([value().board, value().link]).toEqual(['stale', 'reopening']);
    clock.increment(STREAM_REOPEN_MS);
    expect(value().link).toEqual({ following: 'connecting' });
    actor.send({ type: 'stream.opened' });
    expect([value().board, value().link]).toEqual(['ready', { following: 'streaming' }]);
  });

  it('is replaced by polling after two failures, and retried meanwhile', async () => {
    const { actor, clock, context, value, taken } = await startStreaming();
    failTwice(actor, clock);
    expect([value().link, taken().at(-1)]).toEqual([{ polling: 'instead' }, polls]);
    actor.send({ type: 'board.confirmed', at: HOUR });
    expect(value().board).toBe('ready');
    clock.increment(STREAM_RETURN_MS);
    expect(value().link).toEqual({ following: 'connecting' });
    actor.send({ type: 'stream.opened' });
    expect([value().link, context().streamFailures]).toEqual([{ following: 'streaming' }, 0]);
  });

  it('does not make the board stale while polling confirms it', async () => {
    const { actor, clock, value } = await startStreaming();
    failTwice(actor, clock);
    actor.send({ type: 'board.confirmed', at: HOUR });
    clock.increment(STREAM_RETURN_MS);
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'updates.told', updates: 'stream' });
    expect([value().board, value().link]).toEqual(['ready', { polling: 'instead' }]);
    actor.send({ type: 'poll.failed' });
    expect(value().board).toBe('stale');
  });

  it('counts as cut if it does not open in ten seconds or is silent for forty', async () => {
    const { actor, clock, value } = await startStreaming();
    clock.increment(STREAM_SILENCE_MS - 1);
    actor.send({ type: 'time.received', time: { version: 'v1', server_time: HOUR }, at: HOUR });
    clock.increment(STREAM_SILENCE_MS - 1);
    expect(value().link).toEqual({ following: 'streaming' });
    clock.increment(1);
    expect([value().board, value().link]).toEqual(['stale', 'reopening']);
    clock.increment(STREAM_REOPEN_MS);
    clock.increment(STREAM_OPEN_TIMEOUT_MS);
    expect(value().link).toEqual({ polling: 'learning' });
  });

  it('pauses while the network is lost, and then resumes', async () => {
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
  it('allows no votes after a minute, says why, and reloads until that works', async () => {
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

  it('stops following its old version: the list loads whole and is followed from there', async () => {
    const { actor, calls, clock, taken, value } = await startStreaming();
    failTwice(actor, clock);
    actor.send({ type: 'poll.failed' });
    taken();
    clock.increment(STREAM_RETURN_MS);
    clock.increment(BOARD_OLD_MS - STREAM_RETURN_MS);
    expect([value().link, taken().at(-1)]).toEqual(['waiting', 'pollBoard ends']);
    await calls.answer('loadBoard', loaded);
    expect(value().link).toEqual({ following: 'connecting' });
  });

  it('counts its age from the last confirmation, also while the tab was hidden', async () => {
    const { actor, value } = await startStreaming();
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'clock.ticked', at: HOUR + BOARD_OLD_MS });
    actor.send({ type: 'tab.shown' });
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'poll.failed' });
    expect(value().board).toEqual({ fallback: 'trying' });
  });
});
