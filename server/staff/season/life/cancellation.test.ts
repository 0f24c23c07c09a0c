import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPROVAL_MS } from '../../../../domain/staff/staffLimits.ts';
import { askedIn, pay, reasons, votedWorld } from '../../../../tests/support/approvals/votedWorld.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../../tests/support/database/databases.ts';
import { keyOf } from '../../../../tests/support/payments/keyOf.ts';
import { answered, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { verifyLedger } from '../../../voting/verifyLedger.ts';

forEachDatabase('the cancellation of a competition whose vote has begun', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    // Only the test runs the worker: it stops it between two writes.
    const roles = { web: true, work: false };
    world = await StaffWorld.start({ databaseUrl, roles });
    owner = await world.setUp();
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  const lay = async () => {
    owner.browser = await world.layBrowser(owner);
    return votedWorld(world, owner);
  };
  const refundSome = () =>
    world.server.app.live.writer.submit('refundDecided', { at: world.clock.now(), limit: 2 });
  const tasksOf = (orders: readonly string[]) =>
    world.server.store.database
      .selectFrom('refund_tasks')
      .where('order_id', 'in', orders)
      .orderBy('order_id')
      .select(['order_id', 'reason', 'note', 'state', 'amount_baisa'])
      .execute();

  it('waits 72 hours for a second person, and then refunds every paid order once', async () => {
    const { cancel, cancellation, approve, order, organiser, competition, ask } = await lay();
    const orders = [await order(), await order()].toSorted();
    const unpaid = await order(false);
    const stake = { votes: 50, orders: 2, amount_baisa: 15_000 };
    expect(await cancellation()).toMatchObject({ stop: null, ...stake, cancelled: null, approval: null });
    const asked = await askedIn(await cancel(organiser));
    expect(asked).toMatchObject({
      act: 'cancel_competition',
      expires_at: asked.asked_at + APPROVAL_MS,
      preview: { kind: 'cancellation', competition: { id: competition }, ...stake, ...reasons },
    });
    const again = [await approve(asked, owner), await approve(asked, owner)];
    expect(again.map(({ status }) => status)).toEqual([200, 409]);
    expect(await cancellation()).toMatchObject({
      stop: 'over',
      cancelled: { ...reasons, is_refunding: true },
      approval: { state: 'approved' },
    });
    expect(await (await ask('life')).json()).toMatchObject({ state: 'cancelled', acts: [] });
    expect([await refundSome(), await refundSome(), await refundSome()]).toEqual([true, true, false]);
    const task = { reason: 'staff', note: 'competition_cancelled', state: 'due', amount_baisa: 7_500 };
    expect(await tasksOf([...orders, unpaid])).toEqual(orders.map((order_id) => ({ order_id, ...task })));
    expect(await cancellation()).toMatchObject({
      votes: 0,
      orders: 0,
      cancelled: { ...reasons, is_refunding: false },
    });
    const key = keyOf(world.server.config.dataDir);
    expect((await verifyLedger(world.server.store.database, { key })).error).toBe(null);
    expect(await pay(world, unpaid)).toEqual({ verdict: 'refund', reason: 'closed' });
  });

  it('refunds each order once though the worker stops between its writes', async () => {
    const { cancel, approve, order, organiser } = await lay();
    const orders = [await order(), await order(), await order()];
    expect((await approve(await askedIn(await cancel()), organiser)).status).toBe(200);
    await refundSome();
    expect((await tasksOf(orders)).length).toBe(2);
    await Promise.all([refundSome(), refundSome()]);
    await refundSome();
    expect([(await tasksOf(orders)).length, await refundSome()]).toEqual([3, false]);
  });

  it('takes no order and no message from its commit on', async () => {
    const { cancel, approve, organiser, entryId, order } = await lay();
    const { writer } = world.server.app.live;
    expect((await approve(await askedIn(await cancel()), organiser)).status).toBe(200);
    await expect(order()).resolves.toEqual(expect.any(String));
    const sent = await writer.submit('receiveSms', {
      provider: 'ofoq',
      messageId: entryId,
      sender: '+96891234567',
      payer: 'payer',
      shortCode: '90431',
      text: '301',
      sentAt: world.clock.now(),
      receivedAt: world.clock.now(),
      named: [[entryId]],
    });
    expect(sent.outcome).toBe('closed');
    const stored = await world.server.store.database
      .selectFrom('orders')
      .where('entry_id', '=', entryId)
      .select('id')
      .execute();
    expect(stored).toEqual([]);
  });

  it('is refused after a change', async () => {
    const { cancel, approve, cancellation, organiser, competition } = await lay();
    expect(await answered(await cancel(owner, { version: 9 }))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    const asked = await askedIn(await cancel());
    await writeBeside(world.server.config, (db) =>
      db
        .updateTable('competitions')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', competition)
        .execute(),
    );
    expect(await answered(await approve(asked, organiser))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await cancellation()).toMatchObject({ stop: null, approval: { state: 'lapsed' } });
  });
});
