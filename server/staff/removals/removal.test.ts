import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPROVAL_MS, LIVE_APPROVAL_MS } from '../../../domain/staff/staffLimits.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { askedIn, reasons, votedWorld } from '../../../tests/support/approvals/votedWorld.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { keyOf } from '../../../tests/support/payments/keyOf.ts';
import { HOUR, layEntry } from '../../../tests/support/season/roundsWorld.ts';
import { answered, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { decidedRefunder } from '../../payments/refunds/decidedRefunder.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';

forEachDatabase('an entry that staff take out of its vote', ({ open, kind }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl, roles: { web: true, work: false } });
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
  const votes = async () => {
    const key = keyOf(world.server.config.dataDir);
    const found = await verifyLedger(world.server.store.database, { key });
    expect(found.error).toBe(null);
    return found.votes;
  };
  const noticesOf = async (competition: string) => {
    const { catalogue } = world.server.app.live;
    await catalogue.refresh();
    return catalogue.view.details.get(competition)?.notices;
  };
  const changed = { status: 409, code: 'changed_meanwhile' };

  it('waits ten minutes for a second person while its window is open, and is then public', async () => {
    const { remove, removal, approve, sms, order, organiser, entryId, code, competition, group } =
      await lay();
    await writeBeside(world.server.config, (db) => layAccount(db, { user_id: entryId, full_name: 'Muna' }));
    await sms();
    await order();
    const place = { group: { name_en: 'Group' }, closes_at: group.closes_at, standing: 'in' };
    const stake = { votes: 26, orders: 1, amount_baisa: 7_500 };
    expect(await removal(organiser)).toMatchObject({
      stop: null,
      kinds: ['withdrawn', 'disqualified'],
      places: [place],
      is_open: true,
      ...stake,
      needs_second_person: true,
      second_persons: [{ id: owner.id }],
      removed: null,
      approval: null,
    });
    const asked = await askedIn(await remove('disqualified', organiser));
    expect(asked).toMatchObject({
      act: 'remove_member',
      expires_at: asked.asked_at + LIVE_APPROVAL_MS,
      preview: {
        kind: 'removal',
        competition: { id: competition },
        entry: entryId,
        code,
        full_name: 'Muna',
        removal: 'disqualified',
        places: [place],
        ...stake,
        refunds: false,
        ...reasons,
      },
    });
    expect(await answered(await approve(asked, organiser))).toMatchObject({ code: 'second_person_needed' });
    expect(await answered(await approve(asked, owner))).toMatchObject({ status: 200 });
    expect(await removal()).toMatchObject({
      kinds: ['withdrawn', 'reinstated'],
      places: [{ standing: 'disqualified' }],
      removed: { kind: 'disqualified', ...reasons, is_refunding: false },
      approval: { state: 'approved' },
    });
    expect(await sms()).toMatchObject({ outcome: 'not_competing' });
    const line = { kind: 'disqualified', full_name: 'Muna', full_name_ar: null, full_name_en: null };
    expect(await noticesOf(competition)).toEqual([
      { extended: null, removed: { ...line, at: expect.any(Number) as number }, ...reasons },
    ]);
    const message = await world.server.store.database
      .selectFrom('entry_messages')
      .where('entry_id', '=', entryId)
      .select(['kind', 'language', 'reason'])
      .executeTakeFirst();
    expect(message).toEqual({ kind: 'disqualified', language: 'ar', reason: reasons.reason_ar });
  });

  it('gets no vote after the commit, while two nodes take votes on both channels', async () => {
    const { remove, removal, approve, sms, order, organiser } = await lay();
    const other = kind === 'postgres' ? await world.secondNode() : null;
    const nodes = other ? [world, other] : [world];
    const stopping = new AbortController();
    const before = await votes();
    const counted = nodes.map(() => 0);
    const text = async (node: StaffWorld) => {
      const { outcome } = await sms(node);
      if (outcome === 'counted') counted[nodes.indexOf(node)]! += 1;
    };
    const vote = async (node: StaffWorld) => {
      while (!stopping.signal.aborted)
        await Promise.all([order(true, node), text(node), text(node), text(node)]);
    };
    await sms();
    const asked = await askedIn(await remove('withdrawn'));
    const voting = nodes.flatMap((node) => [vote(node), vote(node)]);
    await expect.poll(() => Math.min(...counted)).toBeGreaterThan(30);
    expect((await approve(asked, organiser)).status).toBe(200);
    const atCommit = await votes();
    stopping.abort();
    await Promise.all(voting);
    expect(await votes()).toBe(atCommit);
    expect(await removal()).toMatchObject({
      votes: atCommit - before,
      kinds: ['disqualified', 'reinstated'],
    });
    await other?.close();
  });

  it('gives back what was paid for its votes, each order once though the worker dies in between', async () => {
    const { remove, removal, approve, order, organiser } = await lay();
    const orders: string[] = [];
    for (let count = 0; count < 12; count += 1) orders.push(await order());
    const asked = await askedIn(await remove('withdrawn', owner, { refunds: true }));
    expect((await approve(asked, organiser)).status).toBe(200);
    const late = await order();
    expect(await removal()).toMatchObject({ orders: 12, removed: { is_refunding: true } });
    const { writer } = world.server.app.live;
    let left = 1;
    const dying: typeof writer = {
      ...writer,
      submit: (...call) => (left-- > 0 ? writer.submit(...call) : Promise.reject(new Error('It died.'))),
    };
    const errors: unknown[] = [];
    const work = async (writing: typeof writer, rounds: number) => {
      const worker = decidedRefunder({
        database: world.server.store.database,
        writer: writing,
        leases: ownLeases,
        clock: world.clock,
        onRefunds: () => {},
        onError: (error) => errors.push(error),
      });
      for (let round = 0; round < rounds; round += 1) {
        worker.nudge();
        worker.tick();
        await worker.rest();
      }
    };
    const tasks = async () => {
      const found = await world.server.store.database
        .selectFrom('refund_tasks')
        .where('order_id', 'in', [...orders, late])
        .select(['order_id', 'note'])
        .execute();
      return found.filter(({ note }) => note === 'entry_removed').map(({ order_id }) => order_id);
    };
    await work(dying, 2);
    expect([(await tasks()).length, errors.length]).toEqual([10, 1]);
    await work(writer, 3);
    expect((await tasks()).toSorted()).toEqual(orders.toSorted());
    expect(await removal()).toMatchObject({ votes: 0, orders: 0, removed: { is_refunding: false } });
    expect(await votes()).toEqual(expect.any(Number));
  });

  it('competes again once two persons brought it back, and votes for it count', async () => {
    const { remove, removal, approve, sms, organiser, competition } = await lay();
    await sms();
    const approved = async (response: Response) =>
      expect((await approve(await askedIn(response), organiser)).status).toBe(200);
    await approved(await remove('withdrawn'));
    world.clock.advance(1_000);
    await approved(await remove('reinstated'));
    expect(await removal()).toMatchObject({ kinds: ['withdrawn', 'disqualified'], votes: 1 });
    expect(await sms()).toMatchObject({ outcome: 'counted' });
    expect((await noticesOf(competition))?.map(({ removed }) => removed?.kind)).toEqual([
      'withdrawn',
      'reinstated',
    ]);
  });

  it('waits 72 hours after its window, and lapses once the entry changed', async () => {
    const { remove, approve, sms, organiser, signInAgain, entryId, removal } = await lay();
    await sms();
    world.clock.advance(3 * HOUR);
    await signInAgain();
    const asked = await askedIn(await remove('withdrawn'));
    expect(asked.expires_at).toBe(asked.asked_at + APPROVAL_MS);
    const change = { entryId, standing: 'disqualified', reason: 'a test', actor: 'operator:fatma' } as const;
    await world.server.app.live.writer.submit('changeStanding', { ...change, at: world.clock.now() });
    expect(await answered(await approve(asked, organiser))).toEqual(changed);
    expect(await removal()).toMatchObject({ removed: null, approval: { state: 'lapsed' } });
    expect(await answered(await remove('disqualified'))).toEqual(changed);
  });

  it('needs nobody else before the first vote and the first order, and somebody else after them', async () => {
    const first = await lay();
    expect(await first.removal()).toMatchObject({ needs_second_person: false, votes: 0, orders: 0 });
    expect((await first.remove('withdrawn')).status).toBe(204);
    expect(await first.removal()).toMatchObject({ removed: { kind: 'withdrawn' }, approval: null });
    const second = await lay();
    await second.order(false);
    expect(await second.removal()).toMatchObject({ needs_second_person: true, orders: 0 });
    expect((await second.remove('withdrawn')).status).toBe(202);
  });

  it('is that of the own competitions, with a reason in both languages, and in a round', async () => {
    const { remove, organiser, base, signInAgain } = await lay();
    const others = await lay();
    await signInAgain();
    const unplaced = await layEntry(world, others.competition, null, null);
    const foreign = await world.layOrganisation();
    const path = `/organisation/${foreign}/entry/${others.entryId}/removal`;
    const reason = 'Give the reason in one line of at most 300 characters.';
    expect([
      await answered(await remove('withdrawn', organiser, { of: others.entryId })),
      await answered(await world.ask(`${base}/entry/${others.entryId}/removal`, organiser)),
      await answered(await world.ask(path, owner)),
      await answered(await remove('withdrawn', owner, { reason_ar: ' ' })),
      await answered(await remove('reinstated')),
      await answered(await remove('withdrawn', owner, { of: unplaced })),
    ]).toMatchObject([
      { status: 404 },
      { status: 404 },
      { status: 404 },
      { status: 422, errors: { reason_ar: [reason] } },
      changed,
      changed,
    ]);
    expect(await others.removal(owner, unplaced)).toMatchObject({ stop: 'no_round', kinds: [] });
  });
});
