import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { feeFailures, feeOrderFlow } from '../../../tests/flows/feeOrder/feeOrderFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { feeOrder } from '../../../tests/support/payments/orderFixtures.ts';
import { feeOrderMachine } from './feeOrderMachine.ts';

walkMachine(feeOrderFlow);

function start() {
  const calls = new HeldCalls();
  const noted: string[] = [];
  const machine = feeOrderMachine.provide({
    actors: { orderFee: calls.actor('orderFee') },
    actions: {
      openPayment: (_, { id }) => noted.push(`open ${id}`),
      logIn: () => noted.push('log in'),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'fee.requested' });
  return { actor, calls, noted, value: () => actor.getSnapshot().value };
}

it('a fee is ordered only on request, and its payment opens', async () => {
  const { calls, noted, value } = start();
  expect([value(), noted]).toEqual(['ordering', []]);
  await calls.answer('orderFee', feeOrder);
  expect([value(), noted]).toEqual(['leaving', [`open ${feeOrder.id}`]]);
});

it('a fee can be ordered again after a failure, which is then forgotten', async () => {
  const { actor, calls, value } = start();
  await calls.refuse('orderFee', feeFailures.failure);
  expect(value()).toBe('failed');
  actor.send({ type: 'fee.requested' });
  expect([value(), actor.getSnapshot().context]).toEqual(['ordering', { sentence: null, reference: null }]);
});

it('a final refusal shows the sentence of the server and offers nothing more', async () => {
  const { actor, calls, value } = start();
  await calls.refuse('orderFee', feeFailures.final);
  actor.send({ type: 'fee.requested' });
  expect([value(), actor.getSnapshot().context.sentence]).toEqual([
    'refused',
    'The fee can no longer be paid.',
  ]);
});

it('an ended session asks for a login', async () => {
  const { calls, noted, value } = start();
  await calls.refuse('orderFee', feeFailures.signedOut);
  expect([value(), noted]).toEqual(['offered', ['log in']]);
});
