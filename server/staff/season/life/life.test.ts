import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_PAYMENT_MS } from '../../../../domain/delays.ts';
import { LATE_REGISTRATION_MS } from '../../../../domain/registration.ts';
import type { CompetitionSettings, SeasonLife, StaffEvent } from '../../../../domain/staff/staffContract.ts';
import { forEachDatabase, type TestDatabase } from '../../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { DAY, layEntry, roundsOf } from '../../../../tests/support/season/roundsWorld.ts';
import { SeasonDesk } from '../../../../tests/support/season/seasonDesk.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the life of events and competitions', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let desk: SeasonDesk;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
  });
  /** A session lasts less than the days that pass here. */
  const signInAgain = async () => {
    owner = { ...owner, browser: await world.layBrowser(owner) };
    desk = new SeasonDesk(world, owner);
  };
  beforeEach(signInAgain);
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const lifeOf = async (path: string) => read<SeasonLife>(await desk.ask(`${path}/life`));
  /** Acts by the version that is stored, in a session that has just stepped up. */
  const act = async (path: string, name: string, version?: number) =>
    desk.ask(`${path}/life`, {
      body: { act: name, version: version ?? (await lifeOf(path)).version },
    });
  const done = async (path: string, name: string) => (await read<SeasonLife>(await act(path, name))).state;

  /** A published competition whose registration is over, in an event of its own. */
  async function laySinging(name_en = 'Singing') {
    const event = await desk.makeEvent();
    const now = world.clock.now();
    const made = await desk.makeCompetition(event.id);
    const typed = { name_en, description_ar: 'وصف', registration_closes_at: now - LATE_REGISTRATION_MS };
    const settings = await read<CompetitionSettings>(await desk.change(made, typed));
    await read(await desk.publish(settings));
    return { event, id: made.id, path: `/competition/${made.id}`, eventPath: `/event/${event.id}` };
  }
  const details = async (id: string) => {
    await world.server.app.live.catalogue.refresh();
    const reply = await fetch(`${world.server.site}/api/competition/details/${id}`);
    return ((await reply.json()) as { data: { comp_end: number; is_cancelled?: true } }).data;
  };

  it('a competition is closed, archived, restored and reopened, each once', async () => {
    const { id, path } = await laySinging();
    const { version } = await lifeOf(path);
    const both = await Promise.all([act(path, 'close', version), act(path, 'close', version)]);
    const [one, other] = await Promise.all(both.map((reply) => read<SeasonLife>(reply)));
    const closedAt = world.clock.now();
    expect([one?.state, one?.version, other]).toEqual(['closed', version + 1, one]);
    expect(await details(id)).toMatchObject({ comp_end: closedAt });
    world.clock.advance(DAY);
    await signInAgain();
    expect([await done(path, 'archive'), (await details(id)).comp_end]).toEqual(['archived', closedAt]);
    expect([await done(path, 'restore'), await done(path, 'reopen')]).toEqual(['closed', 'published']);
    expect((await details(id)).comp_end).toBe(null);
    const lines = await world.server.store.database
      .selectFrom('audit')
      .where('subject', '=', id)
      .where('action', 'in', ['season.closed', 'season.archived', 'season.restored', 'season.reopened'])
      .orderBy('seq')
      .select('action')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'season.closed',
      'season.archived',
      'season.restored',
      'season.reopened',
    ]);
  });

  it('a version that was not the last, an act of another state, and one that something stops are refused', async () => {
    const { path, eventPath } = await laySinging();
    const { version } = await lifeOf(path);
    expect(await answered(await act(path, 'close', version - 1))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    for (const name of ['archive', 'delete', 'reopen'])
      expect(await answered(await act(path, name))).toEqual({ status: 409, code: 'not_now' });
    expect(await answered(await act(eventPath, 'close'))).toEqual({ status: 409, code: 'not_now' });
    expect((await lifeOf(path)).version).toBe(version);
  });

  it('nothing of a closed competition changes but its texts, and it is published again only by reopening', async () => {
    const { id, path } = await laySinging();
    await done(path, 'close');
    const settings = await desk.settings(id);
    const fixed = ['This is fixed by now: people rely on it. Set it back to what it was.'];
    const moved = await desk.change(settings, { ends_at: world.clock.now() + DAY });
    expect(await answered(moved)).toMatchObject({ status: 422, errors: { ends_at: fixed } });
    expect((await desk.change(settings, { description_ar: 'انتهت' })).status).toBe(200);
    expect(await answered(await desk.publish(await desk.settings(id)))).toMatchObject({ code: 'not_ready' });
    const body = { name_ar: 'جولة', name_en: 'Round', judges_percent: 40, starts_at: null, ends_at: null };
    const made = await desk.ask(`${path}/round`, { body: { id: 'L'.repeat(22), ...body } });
    expect(await answered(made)).toMatchObject({ status: 422, errors: { name_ar: fixed } });
  });

  it('an event ends after its competitions, and they are not reopened before it', async () => {
    const { path, eventPath, event } = await laySinging();
    await done(path, 'close');
    expect(await done(eventPath, 'close')).toBe('closed');
    const { state, situation } = await read<StaffEvent>(await desk.ask(eventPath));
    expect([state, situation]).toEqual(['closed', 'sealed']);
    expect(await answered(await act(path, 'reopen'))).toEqual({ status: 409, code: 'not_now' });
    await world.server.app.live.catalogue.refresh();
    const shown = world.server.app.live.catalogue.view.events.find(({ id }) => id === event.id);
    expect(shown?.end_time).toBe(world.clock.now());
    expect([await done(eventPath, 'reopen'), await done(path, 'reopen')]).toEqual(['published', 'published']);
  });

  it('a cancelled competition says so, has no vote and no board, and takes no order', async () => {
    const { id, path } = await laySinging('Cancelled one');
    const rounds = await roundsOf(world, owner, 'Other');
    const asked = { ...rounds, competition: id };
    const round = await read<Awaited<ReturnType<typeof rounds.makeRound>>>(
      await desk.ask(`${path}/round`, {
        body: {
          id: 'N'.repeat(22),
          name_ar: 'جولة',
          name_en: 'R',
          judges_percent: 0,
          starts_at: null,
          ends_at: null,
        },
      }),
    );
    const opens_at = world.clock.now() + DAY;
    const group = await read<{ id: string }>(
      await desk.ask(`${path}/round/${round.id}/group`, {
        body: { id: 'G'.repeat(22), name_ar: 'م', name_en: 'G', opens_at, closes_at: opens_at + DAY },
      }),
    );
    const entryId = await layEntry(world, asked.competition, '901', { round, group: group as never });
    const { live } = world.server.app;
    await live.publisher.refresh();
    expect(live.boards.of(id)).toBeDefined();
    expect(await done(path, 'cancel')).toBe('cancelled');
    await live.publisher.refresh();
    expect([live.boards.of(id), (await details(id)).is_cancelled]).toEqual([undefined, true]);
    expect((await lifeOf(path)).acts).toEqual([]);
    const order = orderToPlace({ entryId, arrivedAt: opens_at });
    expect((await live.writer.submit('placeOrder', order)).kind).toBe('closed');
    await live.directory.refresh();
    const contestant = live.directory.findByEntry(entryId, opens_at)!;
    expect(live.directory.nextInRound(contestant, opens_at)).toBe(undefined);
  });

  it('votes that are counted, or still to be paid, keep a competition from its end', async () => {
    const rounds = await roundsOf(world, owner);
    const path = `/competition/${rounds.competition}`;
    const round = await rounds.makeRound();
    const group = await rounds.makeGroup(round, world.clock.now() + DAY);
    const entryId = await layEntry(world, rounds.competition, null, { round, group });
    const stopsOf = async (name: string) =>
      (await lifeOf(path)).acts
        .find((each) => each.act === name)
        ?.stops.filter((stop) => stop !== 'registration');
    expect([await stopsOf('close'), await stopsOf('cancel')]).toEqual([['window_ahead'], []]);
    const order = orderToPlace({ entryId, arrivedAt: group.opens_at });
    expect((await world.server.app.live.writer.submit('placeOrder', order)).kind).toBe('placed');
    expect(await stopsOf('cancel')).toEqual(['orders']);
    world.clock.advance(2 * DAY + ORDER_PAYMENT_MS - 1);
    await signInAgain();
    const [close, cancel] = [await stopsOf('close'), await stopsOf('cancel')];
    expect([close?.includes('settling'), cancel?.includes('votes')]).toEqual([true, true]);
    expect(await answered(await act(path, 'close'))).toEqual({ status: 409, code: 'not_now' });
  });

  it('a draft is deleted with its rounds, groups, criteria and prices; an event only when it is empty', async () => {
    const event = await desk.makeEvent();
    const { id } = await desk.makeCompetition(event.id);
    const [path, eventPath] = [`/competition/${id}`, `/event/${event.id}`];
    const criteria = [{ name_ar: 'الصوت', name_en: '', percent: 100 }];
    const settings = await read<CompetitionSettings>(
      await desk.change(await desk.settings(id), { criteria }),
    );
    const prices = { unit_baisa: 1, package: { min_votes: 2, unit_baisa: 1, discount_baisa: 0 } };
    await read(
      await desk.ask(`${path}/prices`, {
        method: 'PUT',
        body: { version: settings.version, entry_fee_baisa: 0, prices },
      }),
    );
    const [roundId, groupId] = ['P'.repeat(22), 'Q'.repeat(22)];
    const names = { name_ar: 'جولة', name_en: 'Round' };
    await read(
      await desk.ask(`${path}/round`, {
        body: { id: roundId, ...names, judges_percent: 40, starts_at: null, ends_at: null },
      }),
    );
    const opens_at = world.clock.now() + DAY;
    await read(
      await desk.ask(`${path}/round/${roundId}/group`, {
        body: { id: groupId, ...names, opens_at, closes_at: opens_at + DAY },
      }),
    );
    expect((await lifeOf(path)).holds).toMatchObject({ rounds: 1, groups: 1, entries: 0 });
    expect(await answered(await act(eventPath, 'delete'))).toEqual({ status: 409, code: 'not_now' });
    expect([(await act(path, 'delete')).status, (await desk.ask(`${path}/settings`)).status]).toEqual([
      204, 404,
    ]);
    expect([(await act(eventPath, 'delete')).status, (await desk.ask(eventPath)).status]).toEqual([204, 404]);
    expect((await act(eventPath, 'delete', 1)).status).toBe(404);
  });
});
