import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import {
  type AppError,
  httpError,
  messageError,
  networkError,
  timeoutError,
} from '../../../domain/errors.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { orderOf } from '../../../tests/support/orderFixtures.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { pauseBefore, retryNumber } from './voteRetryTries.ts';
import { voteRetryMachine } from './voteRetryMachine.ts';
import { voteRetryOutcomes } from './voteRetryOutcomes.ts';
import type { VoteToSend } from './voteRetryTypes.ts';

const order = orderOf();
const busy = httpError({ status: 503 });
const closed = messageError('Voting is closed.', { status: 403, code: 'voting_closed' });
const steady = voteRetryMachine.provide({ delays: { pause: 500 } });

const paths = transitionPaths(voteRetryMachine, { events: voteRetryOutcomes(order, busy, closed) });

describe('paths through the tries of a vote', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(voteRetryMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(steady, ['castVote'], ['tellTries']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

const input: VoteToSend = {
  vote: { email: 'huda@example.om', currency_id: 1, entry_id: order.entry_id, votes_count: 25 },
  key: 'c0ffee00-0000-4000-8000-000000000001',
};

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
    delays: { pause: ({ context }) => pauseBefore(context, 0.5) },
  });
  const actor = createActor(machine, { clock, input }).start();
  const fail = (error: AppError) => calls.refuse('castVote', error);
  const shown = () => [actor.getSnapshot().value, retryNumber(actor.getSnapshot().context)];
  return { actor, calls, clock, fail, sent, shown };
}

describe('a vote', () => {
  it('that is taken answers with its order', async () => {
    const { actor, calls, sent } = startVote();
    await calls.answer('castVote', order);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', order });
    expect(sent).toEqual([input]);
  });

  it('is sent again five times, each wait twice as long, always the same under the same key', async () => {
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
    expect(shown()).toEqual(['exhausted', 1]);
    expect(sent).toEqual(Array.from({ length: 6 }, () => input));
  });

  it('waits as long as the server asks for', async () => {
    const { clock, fail, shown } = startVote();
    await fail(httpError({ status: 429, retryAfterMs: 20_000 }));
    clock.increment(19_999);
    expect(shown()).toEqual(['waiting', 1]);
    clock.increment(1);
    expect(shown()).toEqual(['submitting', 1]);
  });

  it('given up is sent again by hand, under the same key, and then by itself as often as before', async () => {
    const { actor, calls, clock, fail, sent, shown } = startVote();
    for (let failure = 1; failure <= 5; failure += 1) {
      await fail(networkError);
      clock.increment(15_000);
    }
    await fail(networkError);
    expect(shown()).toEqual(['exhausted', 1]);
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'retry.requested' });
    expect([shown(), sent.length]).toEqual([['submitting', 1], 7]);
    await fail(networkError);
    expect([shown(), actor.getSnapshot().context.byHand]).toEqual([['waiting', 2], true]);
    clock.increment(1_000);
    await calls.answer('castVote', order);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', order });
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([input.key]));
  });

  it.each([400, 401, 403, 404, 422])('refused with status %i is not sent again', async (status) => {
    const { actor, fail, sent } = startVote();
    const error = httpError({ status });
    await fail(error);
    expect(actor.getSnapshot().output).toEqual({ kind: 'refused', error });
    expect(sent).toHaveLength(1);
  });

  it('that failed in an unheard-of way counts as not having reached the server', async () => {
    const { actor, calls } = startVote();
    await calls.refuse('castVote', new Error('unheard of'));
    expect(actor.getSnapshot().context.error).toEqual(networkError);
  });
});
