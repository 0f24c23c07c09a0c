/** The commands that the model-based test of orders runs in random order. */
import * as fc from 'fast-check';
import type { Order, OrderReply } from '../../domain/contract.ts';
import type { SignedWebhook } from './gateways/verifyWebhook.ts';
import { PaymentWorld, testCards } from '../../tests/support/payments/paymentWorld.ts';

/**
 * What the test's model knows of an order: its key and votes, and the answer that every retry must repeat.
 */
export type KnownOrder = { key: string; votes: number; order: Order | undefined; answer: string | undefined };

export type OrderModel = {
  orders: KnownOrder[];
  /** Webhooks that the gateway sent but the test has not delivered yet. */
  onTheWay: SignedWebhook[];
  isGatewayUp: boolean;
};

type Command = fc.AsyncCommand<OrderModel, PaymentWorld>;

let count = 0;

export const newOrder = (votes: number): KnownOrder => {
  count += 1;
  return { key: `key-${String(count).padStart(16, '0')}`, votes, order: undefined, answer: undefined };
};

/**
 * Sends an order with its key. A retry must get the first answer again; other votes under the key must get
 * 422.
 */
async function send(model: OrderModel, world: PaymentWorld, known: KnownOrder, votes = known.votes) {
  const response = await world.order({
    headers: { 'idempotency-key': known.key, 'user-agent': `voter ${known.key}` },
    body: { votes_count: votes, email: `${known.key}@example.om` },
  });
  const text = await response.text();
  if (votes !== known.votes) {
    if (response.status !== 422) throw new Error(`another body was answered ${response.status} ${text}`);
    return;
  }
  if (known.answer !== undefined) {
    if (text !== known.answer) throw new Error(`a key was answered ${text} after ${known.answer}`);
    return;
  }
  if (response.status === 503 && !model.isGatewayUp) return;
  if (response.status !== 200) throw new Error(`an order was answered ${response.status} ${text}`);
  known.answer = text;
  known.order = (JSON.parse(text) as OrderReply).data;
}

const named = (name: string, check: (model: OrderModel) => boolean, run: Command['run']): Command => ({
  check,
  run,
  toString: () => name,
});

const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(list.length, 1)];
const withOrders = (model: Readonly<OrderModel>) => model.orders.length > 0;

const place = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 1, 1, 4)).map(([votes, times]) =>
  named(
    `place ${votes} votes, ${times} at once`,
    () => true,
    async (model, world) => {
      const known = newOrder(votes);
      model.orders.push(known);
      await Promise.all(Array.from({ length: times }, () => send(model, world, known)));
    },
  ),
);

const retry = fc.tuple(fc.nat(), fc.boolean()).map(([which, changed]) =>
  named(`retry ${which}${changed ? ' with another body' : ''}`, withOrders, async (model, world) => {
    const known = pick(model.orders, which);
    // Without a stored answer, another body may be the first that the server sees under this key, so it
    // proves nothing.
    if (!known || (changed && known.answer === undefined)) return;
    await send(model, world, known, changed ? known.votes + 1 : known.votes);
  }),
);

const pay = fc.tuple(fc.nat(), fc.constantFrom(...Object.values(testCards))).map(([which, card]) =>
  named(`pay ${which} with ${card}`, withOrders, async (model, world) => {
    const known = pick(model.orders, which);
    // An order has no session if it got none before its payment time ended; then it cannot be paid.
    if (known?.order?.payment) world.pay(known.order, card);
  }),
);

/**
 * Ways in which a second payment of an order differs from the first: none, the amount, or a time after the
 * order's 15 minutes.
 */
const oddities = [
  { name: 'as well', moreBaisa: 0, waitMs: 0 },
  { name: 'too little', moreBaisa: -100, waitMs: 0 },
  { name: 'too much', moreBaisa: 100, waitMs: 0 },
  { name: 'too late', moreBaisa: 0, waitMs: 900_000 },
  { name: 'too late', moreBaisa: 0, waitMs: 900_000 },
];

/** Pays an order in a second session, which can exist when a crash cut off the reply about the first. */
const payElsewhere = fc
  .tuple(fc.nat(), fc.constantFrom(...oddities))
  .map(([which, { name, moreBaisa, waitMs }]) =>
    named(`pay ${which} in another session ${name}`, withOrders, async (model, world) => {
      const known = pick(model.orders, which);
      if (!known?.order || !model.isGatewayUp) return;
      const session = await world.bank.gateway.createSession({
        orderId: known.order.id,
        productName: 'votes',
        amountBaisa: known.order.amount_baisa + moreBaisa,
        successUrl: 'https://vote.example/',
        cancelUrl: 'https://vote.example/',
        expiresInMinutes: 30,
        metadata: {},
      });
      if (waitMs > 0) await world.pass(waitMs);
      if (session.ok) world.bank.sandbox.control.pay(session.value.id, testCards.success);
    }),
  );

const collect = fc.constant(
  named(
    'let the gateway send its webhooks',
    () => true,
    async (model, world) => void model.onTheWay.push(...(await world.takeWebhooks())),
  ),
);

const deliver = fc.tuple(fc.nat(), fc.boolean()).map(([which, again]) =>
  named(
    `deliver webhook ${which}${again ? ' and keep it for later' : ''}`,
    (model) => model.onTheWay.length > 0,
    async (model, world) => {
      const delivery = pick(model.onTheWay, which);
      if (!delivery) return;
      const { status } = await world.deliver(delivery);
      if (![200, 401, 503].includes(status)) throw new Error(`a webhook was answered ${status}`);
      if (!again) model.onTheWay = model.onTheWay.filter((each) => each !== delivery);
    },
  ),
);

const lose = fc.nat().map((which) =>
  named(
    `lose webhook ${which}`,
    (model) => model.onTheWay.length > 0,
    async (model) => {
      const lost = pick(model.onTheWay, which);
      model.onTheWay = model.onTheWay.filter((each) => each !== lost);
    },
  ),
);

const pass = fc.constantFrom(1_000, 1_000, 10_000, 10_000, 60_000, 300_000, 900_000).map((ms) =>
  named(
    `let ${ms / 1_000} s pass`,
    () => true,
    (_model, world) => world.pass(ms),
  ),
);

const refund = fc.nat().map((which) =>
  named(`refund ${which}`, withOrders, async (model, world) => {
    const orderId = pick(model.orders, which)?.order?.id;
    if (orderId === undefined) return;
    await world.server.app.live.writer.submit('refundOrder', {
      orderId,
      note: null,
      actor: 'operator:test',
      at: world.clock.now(),
    });
  }),
);

const outage = fc.boolean().map((isUp) =>
  named(
    `the gateway is ${isUp ? 'up' : 'down'}`,
    () => true,
    async (model, world) => {
      model.isGatewayUp = isUp;
      world.bank.sandbox.control.conditions.fault = isUp ? 'none' : 'error';
      if (isUp) world.clock.advance(10_000);
    },
  ),
);

const restart = fc.constant(
  named(
    'restart the server',
    () => true,
    (_model, world) => world.restart(),
  ),
);

export const orderCommands = fc.commands(
  [
    place,
    place,
    retry,
    pay,
    pay,
    payElsewhere,
    collect,
    deliver,
    deliver,
    lose,
    pass,
    refund,
    outage,
    restart,
  ],
  { maxCommands: 40, size: 'max' },
);
