import { describe, expect, it } from 'vitest';
import { FALLBACK_RETRY_MS } from '../../../domain/delays.ts';
import { firstGroupOf } from '../../../domain/boardAtHand.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { HOUR, smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import {
  board,
  loaded,
  remembered,
  startPublicVoting,
  startStreaming,
} from '../../../tests/support/votePage/startPublicVoting.ts';

const failure = httpError({ status: 503 });

describe('the list', () => {
  it('is shown and remembered once it is loaded', async () => {
    const { calls, context, value, taken } = startPublicVoting();
    expect([value(), context().board]).toEqual([
      { board: 'loading', phase: 'unknown', link: 'waiting', settings: 'resting' },
      null,
    ]);
    await calls.answer('loadBoard', loaded);
    expect(value()).toEqual({ board: 'ready', phase: 'live', link: 'paused', settings: 'resting' });
    expect([context().source, context().board]).toEqual(['live', board]);
    expect(taken()).toEqual(['remember v1', 'clock 0']);
  });

  it('that came without the settings has them asked for again, until they come', async () => {
    const { calls, clock, context, value } = startPublicVoting();
    await calls.answer('loadBoard', { ...loaded, config: null });
    expect([value().board, value().settings]).toEqual(['ready', 'waiting']);
    clock.increment(FALLBACK_RETRY_MS);
    await calls.refuse('loadSettings', failure);
    expect([value().board, value().settings, context().failure]).toEqual(['ready', 'waiting', null]);
    clock.increment(FALLBACK_RETRY_MS);
    await calls.answer('loadSettings', smallConfig());
    expect([value().settings, context().config]).toEqual(['resting', smallConfig()]);
  });

  it.each(['ready', 'stale'])('that is %s is replaced by a whole one that comes', async (state) => {
    const { actor, context, value } = await startStreaming();
    if (state === 'stale') actor.send({ type: 'network.lost' });
    expect(value().board).toBe(state);
    actor.send({ type: 'board.received', board: { ...board, version: 'v2' }, etag: '"v2"', at: HOUR });
    expect([value().board, context().board?.version]).toEqual(['ready', 'v2']);
  });

  it('that tells what was known leaves every card as it is', async () => {
    const { actor, context } = await startStreaming();
    const before = context().board?.data.groups;
    const told = structuredClone({ ...board, version: 'v2' });
    actor.send({ type: 'board.received', board: told, etag: '"v2"', at: HOUR });
    expect(context().board).toEqual(told);
    expect(context().board?.data.groups).toBe(before);
  });

  it('that fails gives way to the last one this browser saw, with its age', async () => {
    const { age, calls, context, value } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    expect(value().board).toBe('recalling');
    await calls.answer('recallBoard', remembered);
    expect(value().board).toEqual({ fallback: 'resting' });
    expect([context().source, context().failure, age()]).toEqual(['remembered', failure, 90_000]);
  });

  it('that fails with nothing remembered gives way to a sample, whose phase nobody knows', async () => {
    const { age, calls, context, value } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', { ...remembered, source: 'sample', savedAt: null });
    expect([value().phase, context().source, age()]).toEqual(['unknown', 'sample', null]);
  });

  it('that fails with nothing at all in its place leaves the failure and the retry', async () => {
    const { actor, calls, context, value } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    await calls.refuse('recallBoard', new Error('offline'));
    expect([value().board, context().board, context().failure]).toEqual([
      { fallback: 'resting' },
      null,
      failure,
    ]);
    actor.send({ type: 'retry.requested' });
    expect(value().board).toBe('loading');
  });

  it('is not waited for once the network is gone', () => {
    const { actor, context, value } = startPublicVoting();
    actor.send({ type: 'network.lost' });
    expect([value().board, context().failure]).toEqual(['recalling', networkError]);
  });

  it('that fails otherwise than before tells of the last failure', async () => {
    const { actor, calls, context } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    actor.send({ type: 'network.returned' });
    await calls.refuse('loadBoard', networkError);
    expect(context().failure).toEqual(networkError);
  });

  it('loaded again keeps what is shown, and becomes remembered when that fails', async () => {
    const { actor, calls, context, value } = await startStreaming();
    actor.send({ type: 'stream.cut' });
    actor.send({ type: 'retry.requested' });
    expect([value(), context().board, context().source]).toEqual([
      { board: 'loading', phase: 'live', link: 'waiting', settings: 'resting' },
      board,
      'live',
    ]);
    await calls.refuse('loadBoard', failure);
    expect([value().board, context().board, context().source]).toEqual([
      { fallback: 'resting' },
      board,
      'remembered',
    ]);
  });

  it('comes back by itself after a failure', async () => {
    const { actor, calls, clock, context, value } = startPublicVoting();
    actor.send({ type: 'tab.admitted' });
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    clock.increment(FALLBACK_RETRY_MS - 1);
    expect(value().board).toEqual({ fallback: 'resting' });
    clock.increment(1);
    expect(value().board).toEqual({ fallback: 'trying' });
    await calls.answer('loadBoard', loaded);
    expect([value(), context().source, context().failure]).toEqual([
      { board: 'ready', phase: 'live', link: { following: 'connecting' }, settings: 'resting' },
      'live',
      null,
    ]);
  });

  it('is asked for again when the hidden tab is shown, not before', async () => {
    const { actor, calls, clock, value } = startPublicVoting();
    actor.send({ type: 'tab.hidden' });
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    clock.increment(10 * FALLBACK_RETRY_MS);
    expect(value().board).toEqual({ fallback: 'resting' });
    actor.send({ type: 'tab.shown' });
    expect(value().board).toEqual({ fallback: 'trying' });
  });

  it('is reloaded with its page when the visitor asks for that', () => {
    const { actor, taken } = startPublicVoting();
    actor.send({ type: 'refresh.requested' });
    expect(taken()).toEqual(['reload']);
  });
});

describe('the list that the page came with', () => {
  const atHand = { board: firstGroupOf(board), config: smallConfig() };
  const listed = (voting: ReturnType<typeof startPublicVoting>) =>
    voting.context().board?.data.groups.map(({ participants }) => participants.length);

  it('is shown before anything is asked for, with the group that is open', () => {
    const voting = startPublicVoting(atHand);
    expect(voting.value()).toEqual({ board: 'loading', phase: 'live', link: 'waiting', settings: 'resting' });
    const { source, config, group, now, whole } = voting.context();
    expect([source, config, group, now, whole]).toEqual(['live', smallConfig(), 1, HOUR, false]);
    expect(listed(voting)).toEqual([3, 0, 0]);
  });

  it('gives way to the whole list, which is no news of the ranking', async () => {
    const voting = startPublicVoting(atHand);
    voting.actor.send({ type: 'group.chosen', group: 2 });
    await voting.calls.answer('loadBoard', loaded);
    expect([voting.value().board, voting.context().whole, listed(voting)]).toEqual([
      'ready',
      true,
      [3, 1, 1],
    ]);
    expect(voting.context().orderAnnounced).toBe(0);
  });

  it("waits for the server's clock, since the browser's may be wrong by hours", async () => {
    const { actor, calls, context } = startPublicVoting(atHand);
    actor.send({ type: 'clock.ticked', at: 9 * HOUR });
    expect([context().now, context().phase?.phase]).toEqual([HOUR, 'live']);
    await calls.answer('loadBoard', { ...loaded, at: 9 * HOUR });
    actor.send({ type: 'clock.ticked', at: 9 * HOUR + 1_000 });
    expect(context().now).toBe(HOUR + 1_000);
  });

  it('is kept where the network goes before the whole one comes, and says that it went', () => {
    const { actor, context, value } = startPublicVoting(atHand);
    actor.send({ type: 'network.lost' });
    expect([value().board, context().failure]).toEqual([{ fallback: 'resting' }, networkError]);
  });

  it('is kept with its age where the whole one does not come', async () => {
    const { actor, age, calls, context, value } = startPublicVoting(atHand);
    await calls.refuse('loadBoard', failure);
    actor.send({ type: 'clock.ticked', at: HOUR + 5_000 });
    expect([value().board, context().source, age()]).toEqual([{ fallback: 'resting' }, 'remembered', 5_000]);
  });
});
