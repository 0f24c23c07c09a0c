import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStream } from '../tests/support/voting/eventStream.ts';
import { manualClock } from '../tests/support/servers/manualClock.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../tests/support/servers/testServer.ts';

const clock = manualClock(seasonNow);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    clock,
    config: { apiOrigin: 'https://api.example', publicOrigin: 'https://vote.example' },
    prepare: (store) => layTestSeason(store, clock.now()),
  });
});
afterAll(() => server.close());

describe('the metrics', () => {
  it('count votes by outcome, requests by route, and open streams', async () => {
    await sendSms(server.site, clock, { text: '301' });
    await sendSms(server.site, clock, { text: '999' });
    const stream = await openEventStream(`${server.site}/api/voter/stream`);
    const read = async () => (await fetch(`${server.metrics}/metrics`)).text();
    const lines = async () => (await read()).split('\n').filter((line) => line.startsWith('sawt_'));
    // Writes that the server makes by itself may wait in the queue for a moment.
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          'sawt_votes_total{channel="sms"} 1',
          'sawt_sms_received_total{provider="ofoq",outcome="counted"} 1',
          'sawt_sms_received_total{provider="ofoq",outcome="unknown_code"} 1',
          'sawt_http_requests_total{route="/api/sms/inbound/:provider",method="POST",status="200"} 2',
          'sawt_stream_clients 1',
          'sawt_writer_queue_depth 0',
          'sawt_board_stale 0',
          'sawt_clock_steady 1',
        ]),
      );
    expect(await read()).toMatch(/nodejs_eventloop_lag_p99_seconds [0-9.e-]+/);
    stream.close();
  });

  it.each(['site', 'admin'] as const)('are not on the %s listener', async (listener) => {
    expect((await fetch(`${server[listener]}/metrics`)).headers.get('content-type')).not.toContain(
      'openmetrics',
    );
    expect(await (await fetch(`${server[listener]}/metrics`)).text()).not.toContain('sawt_votes_total');
  });
});

describe('an API with an origin of its own', () => {
  it.each(['/api/config', '/api/voter/participants', '/api/voter/nothing'])(
    'lets the site, and no other, read %s',
    async (path) => {
      const { headers } = await fetch(`${server.site}${path}`, {
        headers: { origin: 'https://evil.example' },
      });
      expect(headers.get('access-control-allow-origin')).toBe('https://vote.example');
    },
  );

  it("answers browsers' preflights", async () => {
    const { status, headers } = await fetch(`${server.site}/api/voter/participants`, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('If-None-Match'),
    ]);
  });
});
