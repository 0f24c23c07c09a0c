import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { ownSigner, signedCheckpoint } from '../../../tests/support/voting/signedCheckpoint.ts';
import { createHttpApp } from '../../platform/http/createHttpApp.ts';
import { defaultLimits } from '../../platform/limits/limitSettings.ts';
import { ownRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { registerCheckpointNotes } from './checkpointNotes.ts';
import { checkpointsRoute } from './checkpointsRoute.ts';
import { keyFingerprint } from './trustedKeys.ts';

const { publicKey } = ownSigner;

describe('the addresses of checkpoints', () => {
  const season = useWrittenSeason(openSqliteFile);
  let app: FastifyInstance;
  beforeEach(() => {
    app = createHttpApp({
      config: { trustProxy: [], logLevel: 'silent', connections: 10 },
      metrics: createMetrics(),
    });
    const limits = { ...defaultLimits, 'checkpoints.network': { burst: 20, perMinute: 60 } };
    const limited = { limits, limiter: ownRateLimiter(manualClock(opens)) };
    app.route({
      method: 'GET',
      url: '/checkpoints',
      schema: { querystring: { type: 'object', properties: { from: { type: 'integer' } } } },
      handler: checkpointsRoute(season.db, limited, publicKey),
    });
    registerCheckpointNotes(app, { database: season.db, publicOrigin: 'https://vote.example', publicKey });
  });
  afterEach(() => app.close());
  const laid = (number: number) =>
    signedCheckpoint({
      number,
      heads: [{ stream: 'main', seq: number, row_hash: 'ab'.repeat(32) }],
      note: `note ${number}\n`,
    });
  const lay = async (...numbers: number[]) => {
    for (const number of numbers) await season.writer.submit('storeCheckpoint', laid(number));
  };
  const get = async (url: string) => {
    const { statusCode, headers, payload } = await app.inject({ method: 'GET', url });
    return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], payload };
  };
  const listed = async (query = '') => {
    const { payload } = await get(`/checkpoints${query}`);
    return (JSON.parse(payload) as { data: { number: number }[] }).data.map(({ number }) => number);
  };
  const note = (number: number, cache: string) => ({
    status: 200,
    type: 'text/plain; charset=utf-8',
    cache,
    payload: `note ${number}\n`,
  });

  it('list the latest hundred, or those from a number on, with the key that signs them', async () => {
    expect(await listed()).toEqual([]);
    await lay(...Array.from({ length: 102 }, (_, index) => index + 1));
    const latest = await listed();
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([100, 3, 102]);
    expect(await listed('?from=101')).toEqual([101, 102]);
    const { cache, payload } = await get('/checkpoints?from=102');
    expect([cache, JSON.parse(payload)]).toEqual([
      'no-cache',
      {
        data: [laid(102)],
        key: { public_key: publicKey, fingerprint: keyFingerprint(publicKey) },
        declarations: [],
      },
    ]);
  });

  it('ask a network that reads too often to wait', async () => {
    const replies = [];
    for (let count = 0; count < 21; count += 1) replies.push(await get('/checkpoints'));
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
    expect(JSON.parse(replies.at(-1)!.payload)).toMatchObject({ code: 'too_many_requests' });
  });

  it('serve the note of the latest checkpoint shortly, and that of each for good', async () => {
    await lay(1, 3);
    expect(await get('/checkpoint')).toEqual(note(3, 'public, max-age=5'));
    expect(await get('/checkpoint/1')).toEqual(note(1, 'public, max-age=31536000, immutable'));
    await season.db.updateTable('checkpoints').set({ note: null }).where('number', '=', 3).execute();
    for (const path of ['/2', '/3', '/4', '/0', '/01', '/x1', '/1x', '/1234567890123456', ''])
      expect(JSON.parse((await get(`/checkpoint${path}`)).payload)).toMatchObject({ code: 'not_found' });
  });
});
