import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage, StaffGroup, WindowsRefused } from '../../../../domain/staff/staffContract.ts';
import { forEachDatabase, type TestDatabase } from '../../../../tests/support/database/databases.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { DAY, HOUR, layEntry, roundsOf } from '../../../../tests/support/season/roundsWorld.ts';

forEachDatabase('rounds and windows', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let now: number;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    now = world.clock.now();
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const body = async <T>(response: Response) => [response.status, (await response.json()) as T] as const;

  it('are listed in their order, with groups by number, who changed them, and the situation', async () => {
    const { list, makeRound, makeGroup, competition } = await roundsOf(world, owner);
    const first = await makeRound();
    const second = await makeRound({ name_en: 'Final', judges_percent: 100 });
    const later = await makeGroup(first, now + 2 * DAY);
    const sooner = await makeGroup(first, now + DAY);
    const changed = { at: now, by: 'Salma Al Harthy' };
    const names = { name_ar: 'مجموعة', name_en: 'Group' };
    const empty = { version: 1, changed, members: 0, codes: [] };
    expect(await list()).toEqual({
      competition: { id: competition, name_ar: null, name_en: 'Singing' },
      zone: 'Asia/Muscat',
      situation: 'published',
      server_time: now,
      rounds: [
        {
          ...first,
          groups: [
            {
              ...names,
              ...empty,
              id: later.id,
              number: 1,
              opens_at: now + 2 * DAY,
              closes_at: now + 3 * DAY,
            },
            { ...names, ...empty, id: sooner.id, number: 2, opens_at: now + DAY, closes_at: now + 2 * DAY },
          ],
        },
        { ...second, ordinal: 2, name_en: 'Final', judges_percent: 100 },
      ],
    });
  });

  it('are refused with all findings while windows overlap, and with a code that votes elsewhere', async () => {
    const here = await roundsOf(world, owner);
    const round = await here.makeRound();
    const one = await here.makeGroup(round, now + DAY);
    const two = await here.makeGroup(round, now + 2 * DAY);
    const three = await here.makeGroup(round, now + 3 * DAY);
    const [status, refused] = await body<WindowsRefused>(
      await here.changeGroup(two, { opens_at: now + DAY + HOUR, closes_at: now + 3 * DAY + HOUR }),
    );
    expect([status, refused.code, refused.findings]).toEqual([
      422,
      'windows_refused',
      [
        { code: 'overlap', severity: 'refused', groups: [one.id, two.id], at: now + DAY + HOUR },
        { code: 'overlap', severity: 'refused', groups: [two.id, three.id], at: now + 3 * DAY },
      ],
    ]);
    const there = await roundsOf(world, owner, 'Poetry');
    const theirs = await there.makeRound();
    const other = await there.makeGroup(theirs, now + 5 * DAY);
    await layEntry(world, here.competition, '301', { round, group: three });
    await layEntry(world, there.competition, '٣٠١', { round: theirs, group: other });
    const clash = await body<WindowsRefused>(
      await there.changeGroup(other, { opens_at: now + 4 * DAY - 1, closes_at: now + 5 * DAY }),
    );
    expect([clash[0], clash[1].findings]).toEqual([
      422,
      [{ code: 'same_code', severity: 'refused', groups: [other.id], codes: ['٣٠١'] }],
    ]);
    const beside = { opens_at: now + 4 * DAY, closes_at: now + 5 * DAY };
    expect((await there.changeGroup(other, beside)).status).toBe(200);
  });

  it('have at most five groups, and a number that was given up is given again', async () => {
    const { ask, askGroup, list, makeRound, makeGroup } = await roundsOf(world, owner);
    const round = await makeRound();
    const groups = [];
    for (let day = 1; day <= 5; day += 1) groups.push(await makeGroup(round, now + day * DAY));
    const [status, refused] = await body<WindowsRefused>(await askGroup(round, now + 6 * DAY));
    expect([status, refused.findings?.map(({ code }) => code)]).toEqual([422, ['too_many_groups']]);
    expect((await ask(`group/${groups[1]!.id}?version=1`, 'DELETE')).status).toBe(204);
    expect((await makeGroup(round, now + 6 * DAY)).number).toBe(2);
    const { rounds } = await list();
    expect(rounds[0]?.groups.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuse a change on top of a change that the writer did not see, with how it is now and by whom', async () => {
    const { changeGroup, changeRound, makeGroup, makeRound } = await roundsOf(world, owner);
    const round = await makeRound();
    const group = await makeGroup(round, now + DAY);
    expect((await changeGroup(group, { name_en: 'Mine' })).status).toBe(200);
    const [status, { code, present }] = await body<{ code: string; present?: StaffGroup }>(
      await changeGroup(group, { name_en: 'Yours' }),
    );
    const changed = { at: now, by: 'Salma Al Harthy' };
    expect([status, code, present]).toEqual([
      409,
      'changed_meanwhile',
      { ...group, name_en: 'Mine', version: 2, changed },
    ]);
    expect((await changeRound(round, { judges_percent: 50 })).status).toBe(200);
    expect(await answered(await changeRound(round, { judges_percent: 60 }))).toMatchObject({ status: 409 });
  });

  it('keep a window from the millisecond at which it opens', async () => {
    const { ask, changeGroup, makeGroup, makeRound } = await roundsOf(world, owner);
    const round = await makeRound();
    const opens = world.clock.now() + HOUR;
    const group = await makeGroup(round, opens);
    const at = async (instant: number) => {
      world.clock.advance(instant - world.clock.now());
      owner.browser.cookies = (await world.layBrowser(owner)).cookies;
    };
    await at(opens - 1);
    expect((await changeGroup(group, { opens_at: opens + 1 })).status).toBe(200);
    await at(opens + 1);
    const refused = await changeGroup(group, {
      version: 2,
      opens_at: opens + 2,
      closes_at: opens + 2 * DAY,
    });
    expect(await answered(refused)).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: {
        opens_at: ['This is fixed by now: people rely on it. Set it back to what it was.'],
        closes_at: ['This needs the approval of a second person.'],
      },
    });
    expect(
      (await changeGroup({ ...group, opens_at: opens + 1 }, { version: 2, name_en: 'New' })).status,
    ).toBe(200);
    expect(await answered(await ask(`group/${group.id}?version=3`, 'DELETE'))).toMatchObject({
      code: 'not_now',
    });
    expect(await answered(await ask(`round/${round.id}?version=1`, 'DELETE'))).toMatchObject({
      code: 'not_now',
    });
  });

  it('keep their percentages once they have begun, and other rounds do not', async () => {
    const { changeRound, makeRound } = await roundsOf(world, owner);
    const begun = await makeRound({ starts_at: world.clock.now() });
    const next = await makeRound();
    const { status, errors } = await answered(await changeRound(begun, { judges_percent: 41 }));
    expect([status, errors]).toEqual([
      422,
      { judges_percent: ['This is fixed by now: people rely on it. Set it back to what it was.'] },
    ]);
    expect((await changeRound(next, { judges_percent: 41 })).status).toBe(200);
  });

  it('are deleted with their groups and places, and every act is a line of the audit', async () => {
    const { ask, list, makeGroup, makeRound, competition } = await roundsOf(world, owner);
    const round = await makeRound();
    const group = await makeGroup(round, world.clock.now() + DAY);
    await layEntry(world, competition, null, { round, group });
    expect((await ask(`round/${round.id}?version=1`, 'DELETE')).status).toBe(204);
    expect((await list()).rounds).toEqual([]);
    const path = `/organisation/${owner.organisation}/audit`;
    const { data } = await read<AuditPage>(await world.ask(path, { browser: owner.browser }));
    const lines = data.filter(({ subject }) => subject.id === round.id || subject.id === group.id);
    expect(
      lines.map(({ action, before, after }) => [action, before?.['groups'], after?.['opens_at']]),
    ).toEqual([
      ['round.deleted', [group.id], undefined],
      ['group.made', undefined, group.opens_at],
      ['round.made', undefined, undefined],
    ]);
  });
});
