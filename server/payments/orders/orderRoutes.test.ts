import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryId, opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { createHttpApp } from '../../platform/http/createHttpApp.ts';
import { defaultLimits } from '../../platform/limits/limitSettings.ts';
import { ownRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { OrderAnswer, OrderRequest } from './openSession.ts';
import { orderRoute } from './orderRoute.ts';
import { networkPseudonym, unmarkedDeviceOf } from './payerPseudonyms.ts';
import { quoteRoute } from './quoteRoute.ts';
import { voteRoute } from './voteRoute.ts';

const keys = { pepper: Buffer.alloc(32, 1), device: Buffer.alloc(32, 2) };
const key = 'k'.repeat(16);

describe('the routes of orders', () => {
  const season = useWrittenSeason(openSqliteFile);
  const clock = manualClock(opens);
  let app: FastifyInstance;
  let competition: string | null;
  let answer: () => Promise<OrderAnswer>;
  let cast: OrderRequest[];
  let hastened: string[];

  beforeEach(() => {
    competition = 'competition';
    answer = async () => ({ kind: 'answered', status: 200, body: '{"a":1}', replayed: false });
    [cast, hastened] = [[], []];
    app = createHttpApp({
      config: { trustProxy: [], logLevel: 'silent', connections: 10 },
      metrics: createMetrics(),
    });
    const takeOrder = (request: OrderRequest) => {
      cast.push(request);
      return answer();
    };
    const limiter = ownRateLimiter(clock);
    app.post('/vote', voteRoute({ takeOrder, keys, isSecure: true, limiter, limits: defaultLimits }));
    const competitionOnBoard = () => competition;
    app.route({
      method: 'GET',
      url: '/quote',
      schema: {
        querystring: {
          type: 'object',
          required: ['votes_count'],
          properties: { votes_count: { type: 'integer', maximum: 20_000 }, entry_id: { type: 'string' } },
        },
      },
      handler: () => {},
      ...quoteRoute({ database: season.db, competitionOnBoard, keys, isSecure: true }),
    });
    const gateway = { id: 'sandbox', mode: 'redirect', paymentUrl: (id: string) => `pay ${id}` } as const;
    const hasten = (id: string) => hastened.push(id);
    app.get('/order/:id', orderRoute({ database: season.db, gateway, clock, hasten }));
  });
  afterEach(() => app.close());

  const body = { email: 'a@b.om', currency_id: 1, votes_count: 25, entry_id: entryId(1) };
  const post = async (payload: object = body, headers: Record<string, string> = {}) => {
    const sent = { 'accept-language': 'en', 'user-agent': 'agent', ...headers };
    const reply = await app.inject({ method: 'POST', url: '/vote', headers: sent, payload });
    const { code, errors } = JSON.parse(reply.payload) as Record<string, unknown>;
    return { reply, seen: [reply.statusCode, code, ...(errors ? [errors] : [])] };
  };
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const sent = { 'accept-language': 'en', ...headers };
    const reply = await app.inject({ method: 'GET', url, headers: sent });
    return { reply, json: JSON.parse(reply.payload) as Record<string, unknown> };
  };

  it('hand an order over with its contact, device and network, and mark the browser', async () => {
    const { reply } = await post(
      { ...body, phone_number: '91234567', civil_id: '123456' },
      {
        'idempotency-key': key,
      },
    );
    expect([reply.statusCode, reply.payload]).toEqual([200, '{"a":1}']);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'idempotency-replayed': 'false',
    });
    expect(cast).toEqual([
      {
        asked: {
          kind: 'vote',
          email: 'a@b.om',
          phone: '91234567',
          civilId: '123456',
          currencyId: 1,
          entryId: entryId(1),
          votes: 25,
        },
        contact: { email: 'a@b.om', phone: '+96891234567', civilId: '123456' },
        key,
        device: unmarkedDeviceOf(keys.pepper, '127.0.0.0/24', 'agent'),
        network: networkPseudonym(keys.pepper, '127.0.0.0/24'),
        language: 'en',
        admit: expect.any(Function) as OrderRequest['admit'],
      },
    ]);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-sawt_device=[\w-]{22}\.[\w-]{43};.*Secure/);
    const again = await post(body, { cookie: cookie.split(';')[0]! });
    expect(again.reply.headers['set-cookie']).toBeUndefined();
    expect(cast[1]).toMatchObject({ key: null, device: expect.stringMatching(/^[\w-]{22}$/) as string });
  });

  it('limit orders of a device to ten at once', async () => {
    await post();
    const waits: unknown[] = [];
    for (let time = 0; time < 11; time += 1) waits.push(await cast[0]?.admit());
    expect(waits).toEqual([...Array<undefined>(10).fill(undefined), 2]);
  });

  it('take a browser without a name for one device of its network', async () => {
    await app.inject({ method: 'POST', url: '/vote', headers: { 'user-agent': '' }, payload: body });
    expect(cast[0]?.device).toBe(unmarkedDeviceOf(keys.pepper, '127.0.0.0/24', ''));
  });

  it('refuse an order before it is placed where its key or its contact is invalid', async () => {
    expect((await post(body, { 'idempotency-key': 'short' })).seen).toEqual([
      400,
      'idempotency_key_malformed',
    ]);
    const { seen } = await post({ ...body, phone_number: '123456', civil_id: '---' });
    expect(seen).toEqual([
      422,
      'unprocessable',
      { phone_number: [expect.any(String)], civil_id: [expect.any(String)] },
    ]);
    expect(cast).toEqual([]);
  });

  it('answer as the order was answered, a replay or a refusal', async () => {
    answer = async () => ({ kind: 'answered', status: 200, body: '{}', replayed: true });
    expect((await post()).reply.headers['idempotency-replayed']).toBe('true');
    answer = async () => ({ kind: 'refused', status: 429, code: 'too_many_requests', retryAfter: 7 });
    const { reply, seen } = await post();
    expect([...seen, reply.headers['retry-after']]).toEqual([429, 'too_many_requests', '7']);
  });

  it.each([
    [new WriteError('unavailable', 'no disk'), 503, 'unavailable'],
    [new WriteError('busy', 'full'), 503, 'unavailable'],
    [new WriteError('failed', 'never'), 500, 'server_error'],
    [Object.assign(new Error('odd'), { code: 'odd' }), 500, 'server_error'],
  ])('ask to send an order again only where that can help: %s', async (error, status, code) => {
    answer = async () => {
      throw error;
    };
    expect((await post()).seen).toEqual([status, code]);
  });

  it('quote the prices of an entry’s competition, else of the one on the board, else the common ones', async () => {
    const priced = (unit_baisa: number) =>
      JSON.stringify({ unit_baisa, package: { min_votes: 500, unit_baisa, discount_baisa: 0 } });
    await season.db
      .insertInto('competitions')
      .values({ id: 'other', event_id: 'event', slug: 'other', name_ar: 'أخرى', name_en: 'Other' })
      .execute();
    await season.db
      .insertInto('price_lists')
      .values([
        { competition_id: 'competition', prices: priced(100) },
        { competition_id: 'other', prices: priced(200) },
      ])
      .execute();
    const totalOf = async (query: string) => (await get(`/quote?votes_count=2${query}`)).json['total_baisa'];
    expect(await totalOf('')).toBe(200);
    competition = 'other';
    expect(await totalOf('')).toBe(400);
    expect(await totalOf(`&entry_id=${entryId(1)}`)).toBe(200);
    competition = null;
    expect(await totalOf('')).toBe(1_000);
    await season.db.deleteFrom('price_lists').execute();
    competition = 'other';
    expect(await totalOf(`&entry_id=${entryId(1)}`)).toBe(1_000);
    expect(await totalOf('')).toBe(1_000);
  });

  it('quote nothing for nobody or a wrong number, and mark the browser once', async () => {
    const unknown = await get('/quote?votes_count=2&entry_id=nobody');
    expect([unknown.reply.statusCode, unknown.json['code']]).toEqual([404, 'unknown_participant']);
    const wrong = await get('/quote?votes_count=x');
    expect([wrong.reply.statusCode, wrong.json]).toMatchObject([
      422,
      { code: 'unprocessable', errors: { votes_count: [expect.any(String)] } },
    ]);
    expect((await get('/quote?votes_count=20000')).reply.statusCode).toBe(500);
    const { reply } = await get('/quote?votes_count=2');
    expect(reply.headers['cache-control']).toBe('no-store');
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-sawt_device=/);
    const again = await get('/quote?votes_count=2', { cookie: cookie.split(';')[0]! });
    expect(again.reply.headers['set-cookie']).toBeUndefined();
  });

  it('show an order and ask the gateway about it sooner', async () => {
    await season.writer.submit('placeOrder', orderToPlace({ id: 'a' }));
    const { reply, json } = await get('/order/a');
    expect([reply.statusCode, reply.headers['cache-control'], json['id'], json['status']]).toEqual([
      200,
      'no-store',
      'a',
      'created',
    ]);
    expect(hastened).toEqual(['a']);
    const unknown = await get('/order/nobody');
    expect([unknown.reply.statusCode, unknown.json['code'], hastened]).toEqual([404, 'not_found', ['a']]);
  });
});
