import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { orders } from '../../../tests/support/checkoutWorld.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { receipt } from '../../../tests/support/orderFixtures.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { readingOutcomes } from './readingOutcomes.ts';
import { orderReading, receiptReading } from './readings.ts';

const pending = { ...receipt, status: 'pending', row: null, checkpoint: null } as const;
const missing = httpError({ status: 404 });

const paths = transitionPaths(receiptReading, {
  events: readingOutcomes('receipt', [receipt, pending], [missing, networkError]),
});

describe('paths through what is read', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(receiptReading, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    expect(await rehearse(path, new Rehearsal(receiptReading, ['read']))).toEqual(
      path.steps.at(-1)?.state.value,
    );
  });
});

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
  it('is read again while its payment is being confirmed, and keeps showing meanwhile', async () => {
    const { calls, clock, shown } = start();
    await calls.answer('read', pending);
    clock.increment(READ_AGAIN_MS - 1);
    expect(shown()).toEqual([{ shown: 'resting' }, pending]);
    clock.increment(1);
    expect(shown()).toEqual([{ shown: 'looking' }, pending]);
    await calls.refuse('read', networkError);
    clock.increment(READ_AGAIN_MS);
    await calls.answer('read', receipt);
    clock.increment(10 * READ_AGAIN_MS);
    expect(shown()).toEqual([{ shown: 'resting' }, receipt]);
  });

  it('is read again until a checkpoint holds its row', async () => {
    const { calls, clock, shown } = start();
    await calls.answer('read', { ...receipt, checkpoint: null });
    clock.increment(READ_AGAIN_MS);
    expect(shown()[0]).toEqual({ shown: 'looking' });
  });
});

it('is done with an order when there is nothing more to come', () => {
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
