import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderReply, Submission, SubmissionReply } from '../../../domain/contract.ts';
import { databaseSettings } from '../../platform/database/databaseSettings.ts';
import { openSqlite, sqliteKysely } from '../../platform/database/openSqlite.ts';
import { layFeePayer, type FeePayer } from '../../../tests/support/payments/feePayer.ts';
import { PaymentWorld, testCards } from '../../../tests/support/payments/paymentWorld.ts';

let world: PaymentWorld;
let payer: FeePayer;
let stranger: FeePayer;

beforeAll(async () => {
  world = await PaymentWorld.start();
  const settings = databaseSettings(world.dataDir, null);
  if (settings.kind !== 'sqlite') throw new Error('the test writes to SQLite');
  const db = sqliteKysely(openSqlite(settings.path, 'write'));
  payer = await layFeePayer(db, world.clock.now());
  stranger = await layFeePayer(db, world.clock.now());
  await db.destroy();
});
afterAll(() => world.close());

const ask = (entryId: string, headers: Record<string, string> = {}) =>
  fetch(`${world.server.site}/api/participant/fee/${entryId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payer.token}`, 'accept-language': 'en', ...headers },
  });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const submission = async (): Promise<Submission> => {
  const response = await fetch(`${world.server.site}/api/participant/submission/${payer.entryId}`, {
    headers: { authorization: `Bearer ${payer.token}` },
  });
  return ((await response.json()) as SubmissionReply).data;
};

it('refuses strangers, other entries and malformed keys', async () => {
  expect(await codeOf(await ask(payer.entryId, { authorization: '' }))).toEqual([401, 'unauthenticated']);
  expect(await codeOf(await ask(stranger.entryId))).toEqual([404, 'unknown_entry']);
  expect(await codeOf(await ask(payer.entryId, { 'idempotency-key': 'short' }))).toEqual([
    400,
    'bad_request',
  ]);
});

it('takes a candidate from an unpaid entry to a paid one', async () => {
  const { clock } = world;
  expect(await submission()).toMatchObject({
    submission_status: 'submitted',
    fee: { state: 'due', amount_baisa: 5_000, order_id: null },
  });
  const key = { 'idempotency-key': 'key-of-the-first-try' };
  const first = await ask(payer.entryId, key);
  const { data: order, message } = (await first.json()) as OrderReply;
  expect([first.status, first.headers.get('idempotency-replayed'), message]).toEqual([
    200,
    'false',
    'Your order is placed. Your fee is paid once the payment is confirmed.',
  ]);
  expect(order).toMatchObject({
    kind: 'fee',
    status: 'pending_payment',
    entry_id: payer.entryId,
    competition: { name_en: 'Player of the Season' },
    amount_baisa: 5_000,
    votes_count: null,
    quote: null,
    created_at: clock.now(),
    payment: { gateway: 'sandbox', mode: 'hosted_fields' },
  });
  const again = await ask(payer.entryId, key);
  expect([again.headers.get('idempotency-replayed'), ((await again.json()) as OrderReply).data]).toEqual([
    'true',
    order,
  ]);
  const elsewhere = (await (
    await ask(payer.entryId, { 'idempotency-key': 'key-of-another-tab' })
  ).json()) as OrderReply;
  expect(elsewhere.data).toEqual(order);
  expect(world.bank.sandbox.control.sessions()).toHaveLength(1);

  world.pay(order, testCards.declined);
  expect((await world.read(order.id)).status).toBe('pending_payment');
  world.pay(order);
  expect(await world.deliverWebhooks()).toContain(200);
  expect(await world.read(order.id)).toMatchObject({ status: 'paid', amount_baisa: 5_000, refund: null });
  expect(await submission()).toMatchObject({
    submission_status: 'pending',
    fee: { state: 'paid', order_id: order.id },
  });
  expect(await codeOf(await ask(payer.entryId))).toEqual([403, 'no_fee_due']);
  const receipt = await fetch(
    `${world.server.site}/api/voter/receipt/${(await world.read(order.id)).receipt_code}`,
  );
  expect(receipt.status).toBe(404);
});
