import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffGroup } from '../../../../domain/staff/staffContract.ts';
import {
  forEachDatabase,
  lockWaits,
  type TestDatabase,
} from '../../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { answered, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { openPostgres } from '../../../platform/database/openPostgres.ts';
import { placeOrder } from '../../../payments/orders/placeOrder.ts';
import { HOUR, layEntry, roundsOf } from '../../../../tests/support/season/roundsWorld.ts';

forEachDatabase('a window and the orders for it', ({ kind, open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  const refused = {
    status: 422,
    code: 'unprocessable',
    errors: { opens_at: ['This is fixed by now: people rely on it. Set it back to what it was.'] },
  };

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  async function lay(): Promise<
    Awaited<ReturnType<typeof roundsOf>> & { group: StaffGroup; entryId: string }
  > {
    const rounds = await roundsOf(world, owner);
    const round = await rounds.makeRound();
    const group = await rounds.makeGroup(round, world.clock.now() + HOUR);
    const entryId = await layEntry(world, rounds.competition, null, { round, group });
    return { ...rounds, group, entryId };
  }

  it('leaves an order inside its window, though the clock of its node was ahead', async () => {
    const { changeGroup, entryId, group } = await lay();
    const order = orderToPlace({ entryId, arrivedAt: group.opens_at });
    const placed = await world.server.app.live.writer.submit('placeOrder', order);
    expect(placed.kind).toBe('placed');
    expect(await answered(await changeGroup(group, { opens_at: group.opens_at + 1 }))).toEqual(refused);
  });

  it('judges an order by the window that was stored before it', async () => {
    const { changeGroup, entryId, group } = await lay();
    expect((await changeGroup(group, { opens_at: group.opens_at + 1 })).status).toBe(200);
    const order = (arrivedAt: number) =>
      world.server.app.live.writer.submit('placeOrder', orderToPlace({ entryId, arrivedAt }));
    expect((await order(group.opens_at)).kind).toBe('closed');
    expect((await order(group.opens_at + 1)).kind).toBe('placed');
  });

  /** Only PostgreSQL can have another node; SQLite has one writer, so the tests do not run there. */
  const others = kind === 'postgres' ? ['another node'] : [];

  it.each(others)('moves no window while %s takes an order at the same time', async (stream) => {
    const { changeGroup, entryId, group } = await lay();
    const other = await database.db.startTransaction().execute();
    const order = orderToPlace({ entryId, arrivedAt: group.opens_at });
    const [placed] = await placeOrder(other, [order], { stream });
    const moved = changeGroup(group, { opens_at: group.opens_at + 1 });
    await lockWaits(database);
    await other.commit().execute();
    expect([placed?.kind, await answered(await moved)]).toEqual(['placed', refused]);
  });

  it.each(others)(
    'makes an order of %s wait for a move of the window, and judges it after that',
    async (stream) => {
      const { entryId, group } = await lay();
      const settings = database.settings as { url: string };
      const db = openPostgres(settings.url);
      const other = await database.db.startTransaction().execute();
      await other
        .updateTable('voting_groups')
        .set({ opens_at: group.opens_at + 1 })
        .where('id', '=', group.id)
        .execute();
      const order = orderToPlace({ entryId, arrivedAt: group.opens_at });
      const placed = db.transaction().execute((tx) => placeOrder(tx, [order], { stream }));
      await lockWaits(database);
      await other.commit().execute();
      expect((await placed).map(({ kind: outcome }) => outcome)).toEqual(['closed']);
      await db.destroy();
    },
  );
});
