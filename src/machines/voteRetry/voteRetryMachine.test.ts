import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import { type AppError, httpError, networkError, timeoutError } from '../../../domain/errors.ts';
import { orderOf } from '../../../tests/support/payments/orderFixtures.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { voteRetryFlow } from '../../../tests/flows/voteRetry/voteRetryFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { retryCount, type VoteToSend } from './voteRetryTries.ts';
import { voteRetryMachine } from './voteRetryMachine.ts';

const order = orderOf();
const busy = httpError({ status: 503 });

walkMachine(voteRetryFlow);

const input: VoteToSend = {
  vote: { email: 'huda@example.om', currency_id: 1, entry_id: order.entry_id, votes_count: 25 },
  key: 'c0ffee00-0000-4000-8000-000000000001',
};

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function startVote() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const sent: VoteToSend[] = [];
  const machine = voteRetryMachine.provide({
    actors: {
      castVote: fromPromise<Order, VoteToSend>((call) => {
        sent.push(call.input);
        return calls.open<Order>('castVote');
      }),
    },
    actions: { tellTries: () => {} },
  });
  const actor = createActor(machine, { clock, input }).start();
  const fail = (error: AppError) => calls.refuse('castVote', error);
  const shown = () => [actor.getSnapshot().value, retryCount(actor.getSnapshot().context).number];
  return { actor, calls, clock, fail, sent, shown };
}

describe('a vote', () => {
  it('returns its order when accepted', async () => {
    const { actor, calls, sent } = startVote();
    await calls.answer('castVote', order);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', order });
    expect(sent).toEqual([input]);
  });

  it('is retried five times with doubling waits, always under the same key', async () => {
    const { clock, fail, sent, shown } = startVote();
    for (const [index, wait] of [500, 1_000, 2_000, 4_000, 8_000].entries()) {
      await fail(busy);
      expect(shown()).toEqual(['waiting', index + 1]);
      clock.increment(wait - 1);
      expect(shown()).toEqual(['waiting', index + 1]);
      clock.increment(1);
      expect(shown()).toEqual(['submitting', index + 1]);
    }
    await fail(timeoutError);
    expect(shown()).toEqual(['exhausted', 6]);
    expect(sent).toEqual(Array.from({ length: 6 }, () => input));
  });

  it("waits for the server's Retry-After", async () => {
    const { clock, fail, shown } = startVote();
    await fail(httpError({ status: 429, retryAfterMs: 20_000 }));
    clock.increment(19_999);
    expect(shown()).toEqual(['waiting', 1]);
    clock.increment(1);
    expect(shown()).toEqual(['submitting', 1]);
  });

  it('can be sent again by hand under the same key, with new retries', async () => {
    const { actor, calls, clock, fail, sent, shown } = startVote();
    for (let failure = 1; failure <= 5; failure += 1) {
      await fail(networkError);
      clock.increment(15_000);
    }
    await fail(networkError);
    expect(shown()).toEqual(['exhausted', 6]);
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'retry.requested' });
    expect([shown(), sent.length]).toEqual([['submitting', 6], 7]);
    await fail(networkError);
    expect([shown(), actor.getSnapshot().context.byHand]).toEqual([['waiting', 7], true]);
    clock.increment(1_000);
    await calls.answer('castVote', order);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', order });
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([input.key]));
  });

  it('counts its retries on across series by hand', () => {
    const counts = [
      [0, 0],
      [5, 0],
      [6, 0],
      [1, 1],
      [6, 1],
    ].map(([failures = 0, failedSeries = 0]) => retryCount({ failures, failedSeries }));
    expect(counts).toEqual([
      { number: 1, limit: 5 },
      { number: 5, limit: 5 },
      { number: 6, limit: 10 },
      { number: 6, limit: 10 },
      { number: 11, limit: 15 },
    ]);
  });

  it.each([400, 401, 403, 404, 422])('is not retried after status %i', async (status) => {
    const { actor, fail, sent } = startVote();
    const error = httpError({ status });
    await fail(error);
    expect(actor.getSnapshot().output).toEqual({ kind: 'refused', error });
    expect(sent).toHaveLength(1);
  });

  it('counts as a network failure after an unknown error', async () => {
    const { actor, calls } = startVote();
    await calls.refuse('castVote', new Error('unheard of'));
    expect(actor.getSnapshot().context.error).toEqual(networkError);
  });

  it('reports each attempt after a failure to its sender', async () => {
    const clock = new SimulatedClock();
    const calls = new HeldCalls();
    const reported: unknown[] = [];
    const vote = voteRetryMachine.provide({ actors: { castVote: calls.actor('castVote') } });
    const form = setup({ actors: { vote } }).createMachine({
      invoke: { src: 'vote', input },
      on: { 'tries.changed': { actions: ({ event }) => void reported.push(event['tries']) } },
    });
    const actor = createActor(form, { clock }).start();
    for (let failure = 1; failure <= 6; failure += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one try comes after the other
      await calls.refuse('castVote', busy);
      clock.increment(15_000);
    }
    actor.stop();
    const tries = (number: number, state: string, limit = 5) => ({
      state,
      number,
      limit,
      error: busy,
      byHand: false,
    });
    const five = [1, 2, 3, 4, 5].flatMap((number) => [tries(number, 'waiting'), tries(number, 'submitting')]);
    expect(reported).toEqual([null, ...five, tries(6, 'exhausted', 10)]);
  });
});
