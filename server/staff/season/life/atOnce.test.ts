/** The end of a competition on one node, while another takes orders and messages for it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  lockWaits,
  openPostgresDatabase,
  type TestDatabase,
} from '../../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { HOUR, layEntry, roundsOf } from '../../../../tests/support/season/roundsWorld.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import type { SeasonLife } from '../../../../domain/staff/staffContract.ts';
import { placeOrder } from '../../../payments/orders/placeOrder.ts';
import { openPostgres } from '../../../platform/database/openPostgres.ts';
import { takesPart } from '../../../voting/takesPart.ts';
import { placeSms } from '../../../sms/placeSms.ts';

const stream = 'another node';
let database: TestDatabase;
let world: StaffWorld;
let owner: Person & { organisation: string };
let entryId: string;
let competition: string;
let opensAt: number;
let cancel: () => Promise<Response>;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  world = await StaffWorld.start({ databaseUrl });
  owner = await world.setUp();
});
afterAll(async () => {
  await world.close();
  await database.close();
});
beforeEach(async () => {
  const rounds = await roundsOf(world, owner);
  const round = await rounds.makeRound();
  const group = await rounds.makeGroup(round, world.clock.now() + HOUR);
  competition = rounds.competition;
  opensAt = group.opens_at;
  entryId = await layEntry(world, competition, null, { round, group });
  const { version } = await read<SeasonLife>(await rounds.ask('life'));
  cancel = () => rounds.ask('life', 'POST', { version, act: 'cancel' });
});

it('waits for an order that was there before, and is refused by it', async () => {
  const other = await database.db.startTransaction().execute();
  const [placed] = await placeOrder(other, [orderToPlace({ entryId, arrivedAt: opensAt })], { stream });
  const cancelled = cancel();
  await lockWaits(database);
  await other.commit().execute();
  expect([placed?.kind, await answered(await cancelled)]).toEqual([
    'placed',
    { status: 409, code: 'not_now' },
  ]);
});

it('makes orders, messages and registrations wait, and is what they are judged by', async () => {
  const settings = database.settings as { url: string };
  const sms = { named: [[entryId]], receivedAt: opensAt } as unknown as Parameters<
    typeof placeSms
  >[1][number];
  const asks = [
    async (db: typeof database.db) =>
      db.transaction().execute(async (tx) => {
        const [placed] = await placeOrder(tx, [orderToPlace({ entryId, arrivedAt: opensAt })], { stream });
        return placed?.kind;
      }),
    async (db: typeof database.db) =>
      db.transaction().execute(async (tx) => (await placeSms(tx, [sms], { stream }))(sms).outcome),
    async (db: typeof database.db) =>
      db.transaction().execute((tx) => takesPart(tx, competition, { stream })),
  ];
  const db = openPostgres(settings.url);
  const other = await database.db.startTransaction().execute();
  await other.selectFrom('competitions').where('id', '=', competition).forUpdate().select('id').execute();
  await other
    .selectFrom('round_entries')
    .where('entry_id', '=', entryId)
    .forUpdate()
    .select('entry_id')
    .execute();
  await other.updateTable('competitions').set({ state: 'cancelled' }).where('id', '=', competition).execute();
  const answers = Promise.all(asks.map((ask) => ask(db)));
  await lockWaits(database, asks.length);
  await other.commit().execute();
  expect(await answers).toEqual(['closed', 'closed', false]);
  await db.destroy();
});
