import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { networkError, httpError } from '../../../domain/errors.ts';
import { orders } from '../../../tests/support/checkout/checkoutWorld.ts';
import { receipt, checkpoints } from '../../../tests/support/payments/orderFixtures.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { receiptFlow } from '../../../tests/flows/reading/receiptFlow.ts';
import { checkpointsFlow } from '../../../tests/flows/reading/checkpointsFlow.ts';
import { orderFlow } from '../../../tests/flows/reading/orderFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { orderReading, receiptReading } from './readingMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';

const pending = { ...receipt, status: 'pending', row: null, checkpoint: null } as const;

walkMachine(receiptFlow);
walkMachine(checkpointsFlow);
walkMachine(orderFlow);

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const actor = createActor(receiptReading.provide({ actors: { read: calls.actor('read') } }), {
    clock,
  }).start();
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.data];
  return { actor, calls, clock, shown };
}

describe('a receipt', () => {
  it('is polled while its payment is pending, and stays shown', async () => {
    const { calls, clock, shown } = start();
    await calls.answer('read', pending);
    clock.increment(READ_AGAIN_MS - 1);
    expect(shown()).toEqual([{ shown: 'resting' }, pending]);
    clock.increment(1);
    expect(shown()).toEqual([{ shown: 'refreshing' }, pending]);
    await calls.refuse('read', networkError);
    clock.increment(READ_AGAIN_MS);
    await calls.answer('read', receipt);
    clock.increment(10 * READ_AGAIN_MS);
    expect(shown()).toEqual([{ shown: 'resting' }, receipt]);
  });

  it('is polled until a checkpoint covers its row', async () => {
    const { calls, clock, shown } = start();
    await calls.answer('read', { ...receipt, checkpoint: null });
    clock.increment(READ_AGAIN_MS);
    expect(shown()[0]).toEqual({ shown: 'refreshing' });
  });
});

it('stops polling an order that cannot change', () => {
  const { mayChange } = orderReading.implementations.guards;
  const asked = (data: unknown) => (mayChange as unknown as (args: object) => boolean)({ context: { data } });
  expect([orders.payable, orders.unsure, orders.settled, orders.expired, null].map(asked)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe.each([
  ['a receipt', receiptFlow, receipt],
  ['an order', orderFlow, orders.settled],
  ['the checkpoints', checkpointsFlow, checkpoints],
] as const)('%s', (_, flow, data) => {
  it('can be reloaded after a failure', async () => {
    const { context } = await follow(
      flow,
      [refused('read', networkError), 'failed'],
      [{ type: 'retry.requested' }, 'loading'],
      [answered('read', data), 'shown.resting'],
    );
    expect(context).toMatchObject({ data });
  });

  it("shows the server's reference after a failure", async () => {
    const { context } = await follow(flow, [
      refused('read', httpError({ status: 500, requestId: 'r-7f2k' })),
      'failed',
    ]);
    expect(context).toMatchObject({ data: null, reference: 'r-7f2k' });
  });

  it('is missing if it does not exist', async () => {
    expect.hasAssertions();
    await follow(flow, [refused('read', httpError({ status: 404 })), 'missing']);
  });
});

it('polls an order that may change, and shows the outcome', async () => {
  const later = elapsed('readAgain', 'order.shown.resting');
  const { context } = await follow(
    orderFlow,
    [answered('read', orders.unsure), 'shown.resting'],
    [later, 'shown.refreshing'],
    [refused('read', networkError), 'shown.resting'],
    [later, 'shown.refreshing'],
    [answered('read', orders.settled), 'shown.resting'],
    [later, 'shown.resting'],
  );
  expect(context).toMatchObject({ data: orders.settled });
});
