import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderReply } from '../../domain/contract.ts';
import { databaseSettings } from '../../server/platform/database/databaseSettings.ts';
import { openSqlite, sqliteKysely } from '../../server/platform/database/openSqlite.ts';
import { defaultLimits } from '../../server/platform/limits/limitSettings.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { failingDisk } from '../support/database/failingDisk.ts';
import { layFeePayer, type FeePayer } from '../support/payments/feePayer.ts';
import { PaymentWorld } from '../support/payments/paymentWorld.ts';

let world: PaymentWorld;
let payer: FeePayer;
let other: FeePayer;
let hasty: FeePayer;

const { disk, wrap } = failingDisk();

beforeAll(async () => {
  world = await PaymentWorld.start({ wrapStore: wrap });
  const settings = databaseSettings(world.dataDir, null);
  if (settings.kind !== 'sqlite') throw new Error('the test writes to SQLite');
  const db = sqliteKysely(openSqlite(settings.path, 'write'));
  const lay = () => layFeePayer(db, world.clock.now());
  [payer, other, hasty] = [await lay(), await lay(), await lay()];
  await db.destroy();
});
afterAll(() => world.close());

const { provoked, violations } = provoking();

const place = ({ entryId, token }: FeePayer, headers: Record<string, string> = {}) =>
  fetch(`${world.server.site}/api/participant/fee/${entryId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

it('answers an order of a fee with every status that its caller causes', async () => {
  const keyed = { 'idempotency-key': 'k'.repeat(20) };
  expect(await violations('placeFeeOrder', 200, await place(payer, keyed))).toEqual([]);
  expect(await violations('placeFeeOrder', 200, await place(payer, keyed))).toEqual([]);
  expect(await violations('placeFeeOrder', 400, await place({ ...payer, entryId: 'x' }))).toEqual([]);
  const short = { 'idempotency-key': 'short' };
  expect(await violations('placeFeeOrder', 400, await place(payer, short))).toEqual([]);
  expect(await violations('placeFeeOrder', 401, await place({ ...payer, token: 'x' }))).toEqual([]);
  const others = { ...payer, entryId: other.entryId };
  expect(await violations('placeFeeOrder', 404, await place(others))).toEqual([]);
  expect(await violations('placeFeeOrder', 422, await place(other, keyed))).toEqual([]);
});

it('takes no second order of a paid fee', async () => {
  const { data } = (await (await place(payer)).json()) as OrderReply;
  world.pay(data);
  await world.deliverWebhooks();
  expect(await violations('placeFeeOrder', 403, await place(payer))).toEqual([]);
});

it('acknowledges no order of a fee that is not on disk', async () => {
  disk.works = false;
  expect(await violations('placeFeeOrder', 503, await place(other))).toEqual([]);
  disk.works = true;
});

it('refuses too many orders from one candidate', async () => {
  for (let count = 0; count < defaultLimits['order.device'].burst; count += 1) await place(hasty);
  expect(await violations('placeFeeOrder', 429, await place(hasty))).toEqual([]);
});

it('returns every documented status of this operation, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
