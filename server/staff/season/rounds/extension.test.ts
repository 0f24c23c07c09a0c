import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIVE_APPROVAL_MS } from '../../../../domain/staff/staffLimits.ts';
import { askedIn, MINUTE, reasons, votedWorld } from '../../../../tests/support/approvals/votedWorld.ts';
import { forEachDatabase, type TestDatabase } from '../../../../tests/support/database/databases.ts';
import { HOUR } from '../../../../tests/support/season/roundsWorld.ts';
import { layPerson } from '../../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';

forEachDatabase('a later close of an open window', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };

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
  const lay = async () => {
    owner.browser = await world.layBrowser(owner);
    return votedWorld(world, owner);
  };

  it('waits ten minutes for a second person, who sees all of it, and is done once', async () => {
    const { extend, extension, approve, organiser, group, competition, list } = await lay();
    const asked = await askedIn(await extend(30));
    expect(asked).toMatchObject({
      act: 'extend_window',
      state: 'open',
      expires_at: asked.asked_at + LIVE_APPROVAL_MS,
      preview: {
        kind: 'window',
        competition: { id: competition },
        group: group.id,
        group_en: 'Group',
        closes_from: group.closes_at,
        closes_at: group.closes_at + 30 * MINUTE,
        zone: 'Asia/Muscat',
        ...reasons,
      },
    });
    expect(await extension(organiser)).toMatchObject({
      closes_at: group.closes_at,
      latest_close: group.closes_at + HOUR,
      approval: { id: asked.id, may_decide: true },
      has_second_person: true,
    });
    const both = await Promise.all([approve(asked, organiser), approve(asked, organiser)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await extension()).toMatchObject({
      version: group.version + 1,
      closes_at: group.closes_at + 30 * MINUTE,
      stop: 'extended_before',
      extended: { from: group.closes_at, ...reasons },
      approval: { state: 'approved' },
    });
    const { rounds } = await list();
    expect(rounds[0]?.groups[0]?.closes_at).toBe(group.closes_at + 30 * MINUTE);
    expect(await answered(await extend(45))).toEqual({ status: 409, code: 'extended_before' });
  });

  it('is not asked for without a reason, by more than an hour, or not at all later', async () => {
    const { extend } = await lay();
    const reason = 'Give the reason in one line of at most 300 characters.';
    const refused = async (asked: Promise<Response>) => answered(await asked);
    expect([
      await refused(extend(15, owner, { reason_en: ' ' })),
      await refused(extend(61)),
      await refused(extend(0)),
      await refused(extend(15, owner, { version: 9 })),
    ]).toEqual([
      { status: 422, code: 'unprocessable', errors: { reason_en: [reason] } },
      {
        status: 422,
        code: 'unprocessable',
        errors: { closes_at: ['A vote is extended by at most 60 minutes.'] },
      },
      { status: 422, code: 'unprocessable', errors: { closes_at: [expect.any(String)] } },
      { status: 409, code: 'changed_meanwhile' },
    ]);
    expect((await extend(60)).status).toBe(202);
  });

  it('never goes into the next group, of any round of the competition', async () => {
    const { extend, extension, makeRound, makeGroup, group } = await lay();
    const other = await makeRound();
    await makeGroup(other, group.closes_at + 20 * MINUTE);
    expect(await extension()).toMatchObject({ latest_close: group.closes_at + 20 * MINUTE, stop: null });
    expect(await answered(await extend(21))).toMatchObject({
      status: 422,
      errors: { closes_at: [expect.any(String)] },
    });
    expect((await extend(20)).status).toBe(202);
  });

  it('is refused at the approval if another group was put there meanwhile', async () => {
    const { extend, extension, approve, makeGroup, round, organiser, group } = await lay();
    const asked = await askedIn(await extend(30));
    await makeGroup(round, group.closes_at + 10 * MINUTE);
    expect(await answered(await approve(asked, organiser))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await extension()).toMatchObject({
      closes_at: group.closes_at,
      extended: null,
      approval: { state: 'lapsed' },
    });
  });

  it('is refused at the approval if the group was changed meanwhile', async () => {
    const { extend, extension, approve, changeGroup, organiser, group } = await lay();
    const asked = await askedIn(await extend(30));
    expect((await changeGroup(group, { name_en: 'First group' })).status).toBe(200);
    expect(await answered(await approve(asked, organiser))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect((await extension()).closes_at).toBe(group.closes_at);
  });

  it('is refused once the window has closed, and expires after ten minutes', async () => {
    const one = await lay();
    const asked = await askedIn(await one.extend(30));
    world.clock.advance(LIVE_APPROVAL_MS);
    await one.signInAgain();
    expect(await answered(await one.approve(asked, one.organiser))).toEqual({
      status: 409,
      code: 'approval_expired',
    });
    world.clock.advance(one.group.closes_at - world.clock.now() - MINUTE);
    await one.signInAgain();
    const late = await askedIn(await one.extend(30));
    world.clock.advance(MINUTE);
    expect(await answered(await one.approve(late, one.organiser))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await one.extension()).toMatchObject({ closes_at: one.group.closes_at, stop: 'not_open' });
    expect(await answered(await one.extend(30))).toEqual({ status: 409, code: 'window_not_open' });
  });

  it('is decided by organisers of the competition, and by nobody else', async () => {
    const { extend, approve, organiser, base, signInAgain } = await lay();
    const other = await lay();
    await signInAgain();
    const judge = await layPerson(world, owner.organisation, 'judge');
    await other.signInAgain();
    const asked = await askedIn(await other.extend(15, other.organiser));
    expect([
      await answered(await approve(asked, organiser)),
      await answered(await approve(asked, judge)),
      await answered(await approve(asked, other.organiser)),
    ]).toEqual([
      { status: 403, code: 'forbidden' },
      { status: 403, code: 'forbidden' },
      { status: 403, code: 'second_person_needed' },
    ]);
    const seen = async (by: Person) =>
      (await read<{ data: { id: string }[] }>(await world.ask(`${base}/approval`, by))).data.map(
        ({ id }) => id,
      );
    expect([(await seen(organiser)).includes(asked.id), (await seen(owner)).includes(asked.id)]).toEqual([
      false,
      true,
    ]);
    expect((await approve(asked, owner)).status).toBe(200);
    expect((await extend(15, judge)).status).toBe(403);
  });
});

it('says whom to invite where nobody else may approve it', async () => {
  const world = await StaffWorld.start();
  const owner = await world.setUp();
  const { extend, extension, organiser } = await votedWorld(world, owner);
  const { database } = world.server.store;
  const { id } = await database
    .selectFrom('memberships')
    .where('staff_id', '=', organiser.id)
    .select('id')
    .executeTakeFirstOrThrow();
  await world.ask(`/organisation/${owner.organisation}/membership/${id}`, {
    method: 'DELETE',
    browser: owner.browser,
  });
  expect([(await extension()).has_second_person, await answered(await extend(15))]).toEqual([
    false,
    { status: 409, code: 'no_second_person' },
  ]);
  await world.close();
});
