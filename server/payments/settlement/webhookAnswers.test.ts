import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { unavailable, unpaid } from '../../../tests/support/payments/pollers.ts';
import { createHttpApp } from '../../platform/http/createHttpApp.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { WebhookResult } from '../gateways/gateway.ts';
import { registerPaymentWebhook } from './webhookRoute.ts';

describe('a webhook', () => {
  const season = useWrittenSeason(openSqliteFile);
  let app: FastifyInstance;
  let checked: WebhookResult;
  let answer: typeof unavailable;
  let failure: Error | undefined;
  let calls: unknown[];

  beforeEach(async () => {
    checked = {
      ok: true,
      event: { deliveryId: 'd', type: 'checkout.completed', sessionId: 's', orderId: null },
    };
    answer = unpaid();
    failure = undefined;
    calls = [];
    app = createHttpApp({
      config: { trustProxy: [], logLevel: 'silent', connections: 10 },
      metrics: createMetrics(),
    });
    await registerPaymentWebhook(app, {
      database: season.db,
      writer: {
        submit: (name, input) => {
          calls.push([name, input]);
          return season.writer.submit(name, input);
        },
      },
      gateway: {
        id: 'sandbox',
        verifyWebhook: ({ rawBody }, now) => {
          calls.push(['verified', Buffer.from(rawBody).toString(), now]);
          return checked;
        },
        readSession: (id) => {
          calls.push(['asked', id]);
          return Promise.resolve(answer);
        },
      },
      clock: { now: () => opens },
      settle: (session, learnedAt, delivery) => {
        calls.push(['settled', session.id, learnedAt, delivery]);
        return failure ? Promise.reject(failure) : Promise.resolve({ verdict: 'known' });
      },
      hasten: (orderId) => calls.push(['hastened', orderId]),
    });
  });
  afterEach(() => app.close());

  const post = async (gateway = 'sandbox', payload: string | undefined = '{ "a":1}') => {
    const {
      statusCode,
      headers,
      payload: body,
    } = await app.inject({
      method: 'POST',
      url: `/api/payments/webhook/${gateway}`,
      headers: payload === '' ? {} : { 'content-type': 'application/json' },
      ...(payload !== '' && { payload }),
    });
    const { code, received } = JSON.parse(body) as { code?: string; received?: boolean };
    return [statusCode, code ?? received, headers['cache-control']];
  };
  const received = [200, true, 'no-store'];
  const verified = ['verified', '{ "a":1}', opens];
  const logged = (verdict: string) => [
    'logWebhook',
    { gateway: 'sandbox', delivery: 'd', sessionId: 's', verdict, learnedAt: opens },
  ];

  it('of another gateway has no address', async () => {
    expect(await post('thawani')).toEqual([404, 'not_found', 'no-store']);
    expect(calls).toEqual([]);
  });

  it.each([
    ['unsigned', 401, 'missing_signature'],
    ['forged', 401, 'wrong_signature'],
    ['stale', 401, 'stale_timestamp'],
    ['malformed', 400, 'bad_request'],
  ] as const)('that is %s gets %i', async (refusal, status, code) => {
    checked = { ok: false, refusal };
    expect(await post()).toEqual([status, code, 'no-store']);
    expect(calls).toEqual([verified]);
  });

  it('is checked as it came, byte for byte, also without a body', async () => {
    checked = { ok: false, refusal: 'unsigned' };
    await post('sandbox', '{\n"b" : 2 }');
    await post('sandbox', '');
    expect(calls).toEqual([
      ['verified', '{\n"b" : 2 }', opens],
      ['verified', '', opens],
    ]);
  });

  it('of a type other than JSON is not read', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook/sandbox',
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    });
    expect([statusCode, calls]).toEqual([415, []]);
  });

  it('about no session is acknowledged, and asks for nothing', async () => {
    checked = { ok: true, event: { deliveryId: 'd', type: 'ping', sessionId: null, orderId: null } };
    expect(await post()).toEqual(received);
    expect(calls).toEqual([verified]);
  });

  it('about a paid session is acknowledged after the payment is settled', async () => {
    answer = unpaid({ status: 'paid' });
    expect(await post()).toEqual(received);
    expect(calls).toEqual([verified, ['asked', 's'], ['settled', 'session', opens, 'd']]);
  });

  it('about an unpaid session hastens the poller, and is logged and asked for once', async () => {
    expect(await post()).toEqual(received);
    const first = [verified, ['asked', 's'], ['hastened', 'a'], logged('not_paid')];
    expect(calls).toEqual(first);
    expect(await post()).toEqual(received);
    expect(calls).toEqual([...first, verified]);
  });

  it('about an unknown session is logged', async () => {
    answer = { ok: false, failure: 'unknown_session', detail: '' };
    expect(await post()).toEqual(received);
    expect(calls).toEqual([verified, ['asked', 's'], logged('unknown_session')]);
  });

  it('is to come again while the gateway does not answer', async () => {
    answer = unavailable;
    expect(await post()).toEqual([503, 'unavailable', 'no-store']);
    expect(calls).toEqual([verified, ['asked', 's']]);
  });

  it.each([
    [new WriteError('busy', 'full'), 503, 'unavailable'],
    [new WriteError('failed', 'never'), 500, 'server_error'],
    [Object.assign(new Error('odd'), { code: 'odd' }), 500, 'server_error'],
  ])('is to come again while it cannot be written: %s', async (error, status, code) => {
    answer = unpaid({ status: 'paid' });
    failure = error;
    expect((await post()).slice(0, 2)).toEqual([status, code]);
  });
});
