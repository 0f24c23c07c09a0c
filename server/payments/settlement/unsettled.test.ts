import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';
import { unsettledCommand } from '../../commands/unsettledCommand.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';

const MINUTE = 60_000;

let named: PaymentGateway['id'];
let world: PaymentWorld;
beforeEach(async () => {
  named = 'sandbox';
  world = await PaymentWorld.start({ wrapGateway: (gateway) => ({ ...gateway, id: named }) });
});
afterEach(() => world.close());

async function startOn(gateway: PaymentGateway['id']): Promise<void> {
  named = gateway;
  world.logLines.length = 0;
  await world.restart();
  await world.work();
}

const warned = () =>
  world.logLines
    .filter((line) => line.includes('payments_left_behind'))
    .map((line) => {
      const { gateway, open_sessions, due_refunds } = JSON.parse(line) as Record<string, unknown>;
      return { gateway, open_sessions, due_refunds };
    });

async function listed(): Promise<string[]> {
  const lines: string[] = [];
  const config = { dataDir: world.dataDir, databaseUrl: null };
  expect(await unsettledCommand([], { config, print: (line) => lines.push(line) })).toBe(0);
  return lines;
}

describe('the open sessions of a replaced gateway', () => {
  it('are named at the start and listed, neither expire nor count, and continue later', async () => {
    const order = await world.placed();
    const refunded = await world.placed();
    const since = new Date(order.created_at).toISOString();
    world.pay(refunded);
    await world.deliverWebhooks();
    const at = world.clock.now();
    await world.server.app.live.writer.submit('refundOrder', {
      orderId: refunded.id,
      note: null,
      actor: 'operator:test',
      at,
    });

    await startOn('thawani');
    world.pay(order);
    expect(warned()).toEqual([{ gateway: 'sandbox', open_sessions: 1, due_refunds: 1 }]);
    await world.pass(30 * MINUTE);
    expect(warned()).toHaveLength(1);
    expect(await listed()).toEqual([
      expect.stringMatching(`^sandbox ${order.id}: OMR 7\\.500 may still be paid, since ${since}\\.$`),
      expect.stringMatching(`^sandbox ${refunded.id}: OMR 7\\.500 must still be given back, since 2`),
    ]);
    expect(await world.read(order.id)).toMatchObject({ status: 'pending_payment', payment: null });
    expect(await world.read(refunded.id)).toMatchObject({ refund: { state: 'due' } });

    await startOn('sandbox');
    await world.pass(10_000);
    expect(warned()).toEqual([]);
    expect(await world.read(order.id)).toMatchObject({ status: 'paid', refund: null });
    expect(await world.read(refunded.id)).toMatchObject({ refund: { state: 'done' } });
    expect(await listed()).toEqual(['No gateway has anything to end.']);
  });
});
