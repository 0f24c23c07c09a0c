import { describe, expect, it } from 'vitest';
import { FALLBACK_RETRY_MS, STREAM_OPEN_TIMEOUT_MS, STREAM_REOPEN_MS } from '../../../domain/delays.ts';
import { HOUR, smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import {
  board,
  loaded,
  startPublicVoting,
  startStreaming,
} from '../../../tests/support/votePage/startPublicVoting.ts';

const polls = `pollBoard ${JSON.stringify({ board })}`;
const told = { ...smallConfig(), updates: 'poll' as const };

/** Starts the vote where the server wants pages to poll. */
async function startPolling() {
  const voting = startPublicVoting();
  await voting.calls.answer('loadBoard', { ...loaded, config: told });
  voting.taken();
  voting.actor.send({ type: 'tab.admitted' });
  return voting;
}

describe('a page that the server lets poll', () => {
  it('opens no stream, and polls only while it is visible', async () => {
    const { actor, taken, value } = await startPolling();
    expect([value().link, taken()]).toEqual([{ polling: 'asked' }, [polls]]);
    actor.send({ type: 'tab.hidden' });
    expect([value().link, taken()]).toEqual(['paused', ['remember v1', 'pollBoard ends']]);
    actor.send({ type: 'tab.shown' });
    expect([value().link, taken()]).toEqual([{ polling: 'asked' }, [polls]]);
    actor.send({ type: 'network.lost' });
    expect([value().link, taken()]).toEqual(['offline', ['pollBoard ends']]);
  });

  it('knows it from the rendered page, and from settings that loaded later', async () => {
    const { actor, calls, value } = startPublicVoting({ board, config: told });
    actor.send({ type: 'tab.admitted' });
    await calls.answer('loadBoard', { ...loaded, config: null });
    expect(value().link).toEqual({ polling: 'asked' });
    const later = startPublicVoting();
    await later.calls.answer('loadBoard', { ...loaded, config: null });
    later.clock.increment(FALLBACK_RETRY_MS);
    await later.calls.answer('loadSettings', told);
    later.actor.send({ type: 'tab.admitted' });
    expect(later.value().link).toEqual({ polling: 'asked' });
  });

  it('goes to the stream when it hears that it may', async () => {
    const { actor, taken, value } = await startPolling();
    taken();
    actor.send({ type: 'updates.told', updates: 'stream' });
    expect([value().link, taken()]).toEqual([
      { following: 'connecting' },
      ['pollBoard ends', 'followBoard {"since":"v1","failures":0}'],
    ]);
  });
});

describe('a stream that is refused', () => {
  it('lets the page ask, and poll at once where the server says so', async () => {
    const { actor, clock, context, taken, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_REOPEN_MS);
    taken();
    actor.send({ type: 'stream.cut' });
    expect([value().link, taken()]).toEqual([{ polling: 'learning' }, ['followBoard ends', polls]]);
    actor.send({ type: 'updates.told', updates: 'poll' });
    actor.send({ type: 'board.confirmed', at: HOUR });
    expect([value().link, value().board, taken(), context().streamFailures]).toEqual([
      { polling: 'asked' },
      'ready',
      [],
      0,
    ]);
  });

  it('is tried again if the answer takes too long', async () => {
    const { calls, actor, clock, value } = startPublicVoting();
    await calls.answer('loadBoard', loaded);
    actor.send({ type: 'tab.admitted' });
    actor.send({ type: 'stream.cut' });
    clock.increment(STREAM_OPEN_TIMEOUT_MS - 1);
    expect(value().link).toEqual({ polling: 'learning' });
    clock.increment(1);
    expect(value().link).toBe('reopening');
  });

  it.each([
    ['the server would have streams', { type: 'updates.told', updates: 'stream' }],
    ['the server cannot be asked', { type: 'poll.failed' }],
  ] as const)('is tried once more, and then replaced for a while, where %s', async (_what, answer) => {
    const { calls, actor, clock, value } = startPublicVoting();
    await calls.answer('loadBoard', loaded);
    actor.send({ type: 'tab.admitted' });
    actor.send({ type: 'stream.cut' });
    actor.send(answer);
    expect(value().link).toBe('reopening');
    clock.increment(STREAM_REOPEN_MS);
    actor.send({ type: 'stream.cut' });
    actor.send(answer);
    expect(value().link).toEqual({ polling: 'instead' });
    actor.send({ type: 'updates.told', updates: 'poll' });
    expect(value().link).toEqual({ polling: 'asked' });
  });
});
