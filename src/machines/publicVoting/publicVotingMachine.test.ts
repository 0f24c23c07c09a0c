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

  it('says which retry of a failing call follows, and forgets it when the visitor retries', async () => {
    const { actor, calls, context, value } = startPublicVoting();
    const retry = { number: 2, limit: 5 };
    actor.send({ type: 'load.retried', retry });
    expect([value().board, context().retry]).toEqual(['loading', retry]);
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    actor.send({ type: 'retry.requested' });
    expect([value().board, context().retry]).toEqual(['loading', null]);
  });

  it('reloads missing settings until they load', async () => {
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
    actor.send({ type: 'board.received', board: { ...board, version: 'v2' }, at: HOUR });
    expect([value().board, context().board?.version]).toEqual(['ready', 'v2']);
  });

  it('keeps every card if nothing changed', async () => {
    const { actor, context } = await startStreaming();
    const before = context().board?.data.groups;
    const newer = structuredClone({ ...board, version: 'v2' });
    actor.send({ type: 'board.received', board: newer, at: HOUR });
    expect(context().board).toEqual(newer);
    expect(context().board?.data.groups).toBe(before);
  });

  it('is replaced by the last one this browser saw after a failure, with its age', async () => {
    const { age, calls, context, value } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    expect(value().board).toBe('recalling');
    await calls.answer('recallBoard', remembered);
    expect(value().board).toEqual({ fallback: 'resting' });
    expect([context().source, context().failure, age()]).toEqual(['remembered', failure, 90_000]);
  });

  it('is replaced by a sample without a phase if nothing is remembered', async () => {
    const { age, calls, context, value } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', { ...remembered, source: 'sample', savedAt: null });
    expect([value().phase, context().source, age()]).toEqual(['unknown', 'sample', null]);
  });

  it('shows the failure and a retry if not even the sample loads', async () => {
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

  it('is not awaited once the network is lost', () => {
    const { actor, context, value } = startPublicVoting();
    actor.send({ type: 'network.lost' });
    expect([value().board, context().failure]).toEqual(['recalling', networkError]);
  });

  it('shows the last failure', async () => {
    const { actor, calls, context } = startPublicVoting();
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    actor.send({ type: 'network.returned' });
    await calls.refuse('loadBoard', networkError);
    expect(context().failure).toEqual(networkError);
  });

  it('stays shown while reloading, and counts as remembered if that fails', async () => {
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

  it('reloads by itself after a failure', async () => {
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

  it('reloads when the hidden tab is shown, not before', async () => {
    const { actor, calls, clock, value } = startPublicVoting();
    actor.send({ type: 'tab.hidden' });
    await calls.refuse('loadBoard', failure);
    await calls.answer('recallBoard', remembered);
    clock.increment(10 * FALLBACK_RETRY_MS);
    expect(value().board).toEqual({ fallback: 'resting' });
    actor.send({ type: 'tab.shown' });
    expect(value().board).toEqual({ fallback: 'trying' });
  });

  it('reloads the page on request', () => {
    const { actor, taken } = startPublicVoting();
    actor.send({ type: 'refresh.requested' });
    expect(taken()).toEqual(['reload']);
  });
});

describe('the list of the server-rendered page', () => {
  const atHand = { board: firstGroupOf(board), config: smallConfig() };
  const listed = (voting: ReturnType<typeof startPublicVoting>) =>
    voting.context().board?.data.groups.map(({ participants }) => participants.length);

  it('is shown before any call, with the open group', () => {
    const voting = startPublicVoting(atHand);
    expect(voting.value()).toEqual({ board: 'loading', phase: 'live', link: 'waiting', settings: 'resting' });
    const { source, config, group, now, whole } = voting.context();
    expect([source, config, group, now, whole]).toEqual(['live', smallConfig(), 1, HOUR, false]);
    expect(listed(voting)).toEqual([3, 0, 0]);
  });

  it('is replaced by the whole list without an announcement', async () => {
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

  it('stays if the network is lost before the whole list loads, and reports it', () => {
    const { actor, context, value } = startPublicVoting(atHand);
    actor.send({ type: 'network.lost' });
    expect([value().board, context().failure]).toEqual([{ fallback: 'resting' }, networkError]);
  });

  it('stays with its age if the whole list does not load', async () => {
    const { actor, age, calls, context, value } = startPublicVoting(atHand);
    await calls.refuse('loadBoard', failure);
    actor.send({ type: 'clock.ticked', at: HOUR + 5_000 });
    expect([value().board, context().source, age()]).toEqual([{ fallback: 'resting' }, 'remembered', 5_000]);
  });
});
