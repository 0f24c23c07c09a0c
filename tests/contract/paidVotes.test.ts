import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../server/start/openStore.ts';
import { signWebhook } from '../../server/payments/gateways/verifyWebhook.ts';
import { WriteError } from '../../server/platform/writer/writeError.ts';
import { defaultLimits } from '../../server/platform/limits/limitSettings.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { PaymentWorld, type Ordered } from '../support/payments/paymentWorld.ts';

let world: PaymentWorld;
let broken: PaymentWorld;

/** The store as it is when the disk refuses every write. */
const withoutDisk = (store: Store): Store => ({
  ...store,
  writer: { ...store.writer, submit: () => Promise.reject(new WriteError('unavailable', 'no disk')) },
});

beforeAll(async () => {
  [world, broken] = await Promise.all([PaymentWorld.start(), PaymentWorld.start({ wrapStore: withoutDisk })]);
});
afterAll(() => Promise.all([world.close(), broken.close()]));

const { provoked, violations } = provoking();

const nobody = 'A'.repeat(22);
const get = (path: string, of = world) => fetch(`${of.server.site}/api${path}`);

it.each([
  [200, '?votes_count=25'],
  [200, '?votes_count=24'],
  [404, `?votes_count=25&entry_id=${nobody}`],
  [422, '?votes_count=0'],
  [422, '?votes_count=-5'],
  [422, '?votes_count=2.5'],
  [422, '?votes_count=ten'],
  [422, '?votes_count=10001'],
  [422, '?votes_count=9e99'],
  [422, ''],
])('answers %i to a request for a price %s', async (status, query) => {
  expect(await violations('quoteVotes', status, await get(`/voter/quote${query}`))).toEqual([]);
});

it.each<[number, string, Ordered]>([
  [200, 'a good order', {}],
  [
    200,
    'an order with all that may be given',
    { body: { phone_number: '+96891234567', civil_id: '12345678' } },
  ],
  [200, 'an order with its optional fields empty', { body: { phone_number: '', civil_id: '' } }],
  [400, 'a key that is too short', { headers: { 'idempotency-key': 'short' } }],
  [400, 'a key with odd letters', { headers: { 'idempotency-key': 'ä'.repeat(20) } }],
  [404, 'an order for nobody', { body: { entry_id: nobody } }],
  [413, 'an endless order', { body: { email: 'x'.repeat(70_000) } }],
  [415, 'another type', { headers: { 'content-type': 'text/plain' } }],
  [
    200,
    'a type in capitals, with its letters',
    { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } },
  ],
  [422, 'no votes', { body: { votes_count: 0 } }],
  [422, 'fewer than no votes', { body: { votes_count: -1 } }],
  [
    422,
    'no votes under a type in capitals',
    { body: { votes_count: 0 }, headers: { 'content-type': 'APPLICATION/JSON ;a=b' } },
  ],
  [422, 'half a vote', { body: { votes_count: 1.5 } }],
  [422, 'votes in words', { body: { votes_count: '25' } }],
  [422, 'more votes than anybody can order', { body: { votes_count: 1e12 } }],
  [422, 'a price of its own', { body: { ['amount' as 'email']: 1 } }],
])('answers %i to %s', async (status, _what, ordered) => {
  expect(await violations('placeVoteOrder', status, await world.order(ordered))).toEqual([]);
});

it('names the field of an invalid number of votes', async () => {
  const response = await world.order({ body: { votes_count: -1 } });
  expect(await response.json()).toMatchObject({ errors: { votes_count: ['The value is not valid.'] } });
  const quote = await get('/voter/quote?votes_count=0');
  expect(await quote.json()).toMatchObject({ errors: { votes_count: [expect.any(String)] } });
});

it('takes no order outside the window', async () => {
  const { groups } = (await world.board()).data;
  const closed = groups.find(({ number }) => number === 4)?.participants[0]?.voter_id;
  const response = await world.order({ body: { entry_id: closed } });
  expect(await violations('placeVoteOrder', 403, response.clone())).toEqual([]);
  expect(await response.json()).toMatchObject({ code: 'voting_closed' });
});

it('acknowledges no order that is not on disk', async () => {
  expect(await violations('placeVoteOrder', 503, await broken.order())).toEqual([]);
});

it('answers a body that is not JSON', async () => {
  const headers = { 'content-type': 'application/json' };
  const url = `${world.server.site}/api/voter/vote`;
  expect(
    await violations('placeVoteOrder', 400, await fetch(url, { method: 'POST', headers, body: '{' })),
  ).toEqual([]);
});

it('answers an order and its receipt, and unknown ones', async () => {
  const order = await world.placed();
  world.pay(order);
  await world.deliverWebhooks();
  await world.pass(2_000);
  const { receipt_code } = await world.read(order.id);
  expect(await violations('readOrder', 200, await get(`/voter/order/${order.id}`))).toEqual([]);
  expect(await violations('readOrder', 404, await get(`/voter/order/${nobody}`))).toEqual([]);
  expect(await violations('readOrder', 400, await get('/voter/order/1'))).toEqual([]);
  expect(await violations('readReceipt', 200, await get(`/voter/receipt/${receipt_code}`))).toEqual([]);
  expect(await violations('readReceipt', 404, await get(`/voter/receipt/${nobody}`))).toEqual([]);
  expect(await violations('readReceipt', 400, await get('/voter/receipt/1'))).toEqual([]);
});

it('publishes checkpoints, draws and ledger', async () => {
  expect(await violations('listCheckpoints', 200, await get('/voter/checkpoints'))).toEqual([]);
  expect(await violations('listCheckpoints', 200, await get('/voter/checkpoints?from=1'))).toEqual([]);
  expect(await violations('listCheckpoints', 400, await get('/voter/checkpoints?from=0'))).toEqual([]);
  const draws = `/voter/draws/${world.server.app.live.boards.main.view.competition?.id}`;
  expect(await violations('listDraws', 200, await get(draws))).toEqual([]);
  expect(await violations('listDraws', 400, await get('/voter/draws/1'))).toEqual([]);
  expect(await violations('listDraws', 404, await get(`/voter/draws/${nobody}`))).toEqual([]);
  expect(await violations('exportLedger', 200, await get('/voter/ledger'))).toEqual([]);
  expect(await violations('exportLedger', 400, await get('/voter/ledger?stream=%20'))).toEqual([]);
});

it('limits how often one caller downloads the whole ledger', async () => {
  const exhaust = async (path: string, times: number) => {
    for (let count = 0; count < times; count += 1) await (await get(path)).text();
    return get(path);
  };
  expect(
    await violations(
      'listCheckpoints',
      429,
      await exhaust('/voter/checkpoints', defaultLimits['checkpoints.network'].burst),
    ),
  ).toEqual([]);
  expect(await violations('listDraws', 429, await get(`/voter/draws/${nobody}`))).toEqual([]);
  expect(
    await violations(
      'exportLedger',
      429,
      await exhaust('/voter/ledger?limit=1', defaultLimits['export.network'].burst),
    ),
  ).toEqual([]);
});

const body = {
  event_type: 'checkout.completed',
  data: { session_id: 'nobody’s', client_reference_id: nobody },
};

function tell(
  changes: { gateway?: string; raw?: string; headers?: Record<string, string>; of?: PaymentWorld } = {},
) {
  const { gateway = 'sandbox', raw = JSON.stringify(body), headers = {}, of = world } = changes;
  const timestamp = String(Math.floor(of.clock.now() / 1_000));
  const signature = signWebhook(of.bank.sandbox.keys.webhookSecret, raw, timestamp);
  return fetch(`${of.server.site}/api/payments/webhook/${gateway}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'thawani-timestamp': timestamp,
      'thawani-signature': signature,
      ...headers,
    },
    body: raw,
  });
}

it.each<[number, string, Parameters<typeof tell>[0]]>([
  [200, 'is for a session that nobody knows', {}],
  [400, 'is no JSON', { raw: '{' }],
  [401, 'has another signature', { headers: { 'thawani-signature': '0'.repeat(64) } }],
  [404, 'comes from another gateway', { gateway: 'thawani' }],
  [413, 'is too large', { raw: 'x'.repeat(70_000) }],
  [415, 'is of another type', { headers: { 'content-type': 'text/plain' } }],
])('answers a webhook with %i that %s', async (status, _what, call) => {
  expect(await violations('receivePaymentWebhook', status, await tell(call))).toEqual([]);
});

it('acknowledges no webhook that is not on disk', async () => {
  expect(await violations('receivePaymentWebhook', 503, await tell({ of: broken }))).toEqual([]);
});

it('sends voters on from the staff origin', async () => {
  const url = `${world.server.admin}/pay?voter_id=${nobody}&callback=https://vote.example/vote`;
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(
    `https://vote.example/user/vote-now?entry=${nobody}&callback=https%3A%2F%2Fvote.example%2Fvote`,
  );
  expect(await violations('redirectToCheckout', 302, response)).toEqual([]);
});

it('asks callers to come again while the database cannot be read', async () => {
  await broken.server.store.database.destroy();
  expect(await violations('quoteVotes', 503, await get('/voter/quote?votes_count=1', broken))).toEqual([]);
  expect(await violations('readOrder', 503, await get(`/voter/order/${nobody}`, broken))).toEqual([]);
  expect(await violations('readReceipt', 503, await get(`/voter/receipt/${nobody}`, broken))).toEqual([]);
  expect(await violations('listCheckpoints', 503, await get('/voter/checkpoints', broken))).toEqual([]);
  expect(await violations('listDraws', 503, await get(`/voter/draws/${nobody}`, broken))).toEqual([]);
  expect(await violations('exportLedger', 503, await get('/voter/ledger', broken))).toEqual([]);
});

it('refuses too many orders from one device', async () => {
  const entry_id = (await world.contestants())[0]?.voter_id;
  let response = await world.order({ body: { entry_id } });
  for (let count = 0; count < 20 && response.ok; count += 1)
    response = await world.order({ body: { entry_id } });
  expect(await violations('placeVoteOrder', 429, response)).toEqual([]);
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
