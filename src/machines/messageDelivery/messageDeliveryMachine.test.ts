import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { messageError, networkError } from '../../../domain/errors.ts';
import { messageDeliveryFlow } from '../../../tests/flows/messageDelivery/messageDeliveryFlow.ts';
import { deliveries, moreRecipients } from '../../../tests/support/messages/sentFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { messageDeliveryMachine } from './messageDeliveryMachine.ts';

walkMachine(messageDeliveryFlow);

const { waiting, failing, undone } = deliveries;

async function start(loaded = waiting) {
  const calls = new HeldCalls();
  const asked: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = messageDeliveryMachine.provide({
    actors: {
      load: calls.actor('load'),
      loadMore: calls.actor('loadMore'),
      act: calls.actor('act'),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, {
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        asked.push((event.event as { input?: unknown }).input);
    },
  }).start();
  await calls.answer('load', loaded);
  return {
    actor,
    calls,
    asked,
    clock,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('can be undone while it waits alone', async () => {
  const { actor, calls, asked, value } = await start();
  actor.send({ type: 'undo.requested' });
  expect(asked.at(-1)).toEqual({ act: 'undo' });
  await calls.answer('act', null);
  await calls.answer('load', undone);
  actor.send({ type: 'undo.requested' });
  expect(value()).toBe('shown');
  const late = await start({ ...waiting, at: waiting.message!.due_at });
  late.actor.send({ type: 'undo.requested' });
  expect(late.value()).toBe('shown');
});

it('is looked at again while something may change, and not while further rows are read', async () => {
  const { actor, calls, clock, value, context } = await start();
  clock.increment(4_000);
  expect([value(), context().rows]).toEqual(['loading', waiting.page.data]);
  await calls.answer('load', waiting);
  actor.send({ type: 'more.requested' });
  await calls.answer('loadMore', moreRecipients);
  clock.increment(60_000);
  expect([value(), context().rows]).toEqual(['shown', [...waiting.page.data, ...moreRecipients.data]]);
  const ended = await start(failing);
  ended.clock.increment(60_000);
  expect(ended.value()).toBe('shown');
});

it('is tried again where it failed, and nowhere else', async () => {
  const { actor, asked } = await start(failing);
  actor.send({ type: 'sendAgain.requested' });
  expect(asked.at(-1)).toEqual({ act: 'retry' });
  const other = await start(undone);
  other.actor.send({ type: 'sendAgain.requested' });
  expect(other.value()).toBe('shown');
});

it('lists the recipients with one delivery', async () => {
  const { actor, asked } = await start(failing);
  actor.send({ type: 'state.chosen', state: 'failed' });
  expect(asked.at(-1)).toEqual({ state: 'failed' });
});

it('shows what is true now after an act was refused, and why', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'undo.requested' });
  await calls.refuse('act', messageError('Too late.', { status: 409, code: 'message_gone' }));
  await calls.answer('load', failing);
  expect([value(), context().formError, context().message]).toEqual([
    'shown',
    { sentence: 'Too late.' },
    failing.message,
  ]);
});

it('keeps what was read where a further look fails', async () => {
  const { calls, clock, value, context } = await start();
  clock.increment(4_000);
  await calls.refuse('load', networkError);
  expect([value(), context().message]).toEqual(['failed', waiting.message]);
});
