import fastify from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { defaultLimits } from '../../platform/limits/limitSettings.ts';
import { openSqliteFile } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { answerErrors } from '../../platform/http/errors.ts';
import { ownRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { exportLedgerRoute } from './exportLedgerRoute.ts';

/** What the export route needs besides the database; there are no parts. */
const alone = {
  parts: { linesFrom: () => Promise.resolve(undefined) },
  limits: defaultLimits,
  limiter: ownRateLimiter(manualClock(0)),
};

/** Holds back the database's answers until a promise resolves, as if it was slow. */
const heldBack = (until: Promise<void>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await until;
    return result;
  },
});

it('allows four exports at once and one a network, even in the same instant', async () => {
  const database = await openSqliteFile();
  const answering = Promise.withResolvers<void>();
  const app = fastify();
  answerErrors(app);
  app.get(
    '/ledger',
    exportLedgerRoute({ ...alone, database: database.db.withPlugin(heldBack(answering.promise)) }),
  );
  await app.ready();
  const asked = [1, 1, 2, 3, 4, 5].map((host) =>
    app.inject({ url: '/ledger', remoteAddress: `198.51.100.${host}` }),
  );
  setImmediate(answering.resolve);
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 429, 200, 200, 200, 429]);
  await expect.poll(async () => (await app.inject('/ledger')).statusCode).toBe(200);
  await app.close();
  await database.close();
});

it('frees the place of an export that could not be read', async () => {
  const database = await openSqliteFile();
  const app = fastify();
  answerErrors(app);
  let broken = true;
  const breaking: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      broken ? Promise.reject(new Error('no disk')) : Promise.resolve(result),
  };
  app.get('/ledger', exportLedgerRoute({ ...alone, database: database.db.withPlugin(breaking) }));
  const ask = async () => (await app.inject('/ledger')).statusCode;
  for (let time = 0; time < 5; time += 1) expect(await ask()).toBe(503);
  broken = false;
  expect(await ask()).toBe(200);
  await app.close();
  await database.close();
});
