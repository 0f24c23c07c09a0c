import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  AuditPage,
  Invited,
  InvitationLink,
  Me,
  Role,
  StaffCompetitionPage,
  StaffList,
} from '../../../domain/staff/staffContract.ts';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { deleteCompetition, layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  answered,
  newStaffBrowser,
  read,
  staffPassword,
  StaffWorld,
  type Person,
  type StaffBrowser,
} from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the competitions of a role', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let path: string;
  let singing: string;
  let poetry: string;
  let chess: string;
  let theirs: string;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    // Events from before there was staff become the first organisation's.
    [singing, poetry] = (await layCompetitions(world, null, ['Singing', 'Poetry'])) as [string, string];
    owner = await world.setUp();
    [chess] = (await layCompetitions(world, owner.organisation, ['Chess'])) as [string];
    [theirs] = (await layCompetitions(world, await world.layOrganisation(), ['Theirs'])) as [string];
    path = `/organisation/${owner.organisation}`;
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const join = (role: Role, email: string, competitions: string[] | null) =>
    world.join(owner, role, email, undefined, competitions);
  const invite = (email: string, role: Role, competitions: string[] | null, browser = owner.browser) =>
    world.ask(`${path}/invitation`, { body: { email, role, competitions }, browser });
  const listed = async (browser = owner.browser) =>
    read<StaffList>(await world.ask(`${path}/staff`, { browser }));
  const seen = async ({ browser }: { browser: StaffBrowser }) => {
    const page = await read<StaffCompetitionPage>(await world.ask(`${path}/competition`, { browser }));
    return page.data.map(({ name_en }) => name_en!).toSorted();
  };
  const roleOf = async ({ id }: Person, browser = owner.browser) =>
    (await listed(browser)).people.find(({ staff_id }) => staff_id === id)!;
  const change = async (
    person: Person,
    competitions: string[] | null,
    { browser = owner.browser, version }: { browser?: StaffBrowser; version?: number } = {},
  ) => {
    const row = await roleOf(person);
    return world.ask(`${path}/membership/${row.membership_id}/competition`, {
      method: 'PUT',
      body: { competitions, version: version ?? row.version },
      browser,
    });
  };
  const line = async (action: string) =>
    (await read<AuditPage>(await world.ask(`${path}/audit?action=${action}`, { browser: owner.browser })))
      .data[0]!;

  it('are those that the invitation names, and the person learns of no other', async () => {
    const { link } = await read<Invited>(await invite('one@example.om', 'judge', [singing]));
    const token = link.split('#')[1]!;
    const checked = await world.ask('/invitation/check', { body: { token } });
    const { competitions, authenticator } = await read<InvitationLink>(checked);
    expect(competitions).toEqual([{ id: singing, name_ar: null, name_en: 'Singing' }]);
    const browser = newStaffBrowser();
    const code = world.codeOf(authenticator.secret);
    const person = { token, name: 'Maha', password: staffPassword, code };
    await read(await world.ask('/invitation', { body: person, browser }));
    const { memberships } = await read<Me>(await world.ask('/me', { browser }));
    expect(memberships.map(({ competition_ids }) => competition_ids)).toEqual([[singing]]);
    expect(await seen({ browser })).toEqual(['Singing']);
    expect(await seen(owner)).toEqual(['Chess', 'Poetry', 'Singing']);
    const statuses = [];
    for (const id of [singing, poetry, theirs, 'A'.repeat(22)])
      statuses.push((await world.ask(`${path}/competition/${id}`, { browser })).status);
    expect(statuses).toEqual([200, 404, 404, 404]);
    const named = { competitions: ['Singing'], competition_ids: [singing] };
    expect((await line('staff.invited')).after).toMatchObject(named);
    expect((await line('staff.invitation_accepted')).after).toEqual({ roles: ['judge'], ...named });
  });

  it('come with the role of a person who signs in already', async () => {
    const person = await join('finance', 'two@example.om', [poetry]);
    const { link } = await read<Invited>(await invite('two@example.om', 'judge', [singing]));
    world.clock.advance(30_000);
    const body = { token: link.split('#')[1], name: '', password: staffPassword, code: '' };
    const sent = { ...body, code: world.codeOf(person.secret) };
    const { me } = await read<{ me: Me }>(
      await world.ask('/invitation', { body: sent, browser: person.browser }),
    );
    expect(me.memberships.map(({ role, competition_ids }) => [role, competition_ids])).toEqual([
      ['finance', [poetry]],
      ['judge', [singing]],
    ]);
    expect(await seen(person)).toEqual(['Poetry', 'Singing']);
  });

  it.each([
    ['one of another organisation', 'judge', () => [singing, theirs], 'One of these competitions'],
    ['one that is not there', 'judge', () => ['A'.repeat(22)], 'One of these competitions'],
    ['none', 'judge', () => [], 'Choose at least one'],
    ['some for an auditor', 'auditor', () => [singing], 'This role is always'],
    ['some for an owner', 'owner', () => [singing], 'This role is always'],
  ] as const)('cannot be %s', async (_, role, named, sentence) => {
    const refused = await answered(await invite('three@example.om', role, [...named()]));
    expect(refused).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: { competitions: [expect.stringContaining(sentence)] },
    });
  });

  it('change with the version that an owner saw, and sign the person out', async () => {
    const person = await join('screener', 'four@example.om', null);
    const me = async () => (await world.ask('/me', { browser: person.browser })).status;
    expect((await change(person, null)).status).toBe(204);
    expect(await me()).toBe(200);
    const { version } = await roleOf(person);
    expect((await change(person, [poetry, singing])).status).toBe(204);
    expect([await me(), (await roleOf(person)).version]).toEqual([401, version + 1]);
    const stale = await change(person, [singing], { version });
    expect(await answered(stale)).toEqual({ status: 409, code: 'changed_meanwhile' });
    // The same once more, as after a lost reply.
    expect((await change(person, [singing, poetry, poetry], { version })).status).toBe(204);
    const { subject, reason, before, after } = await line('staff.competitions_changed');
    expect({ subject: subject.id, reason, before, after }).toEqual({
      subject: person.id,
      reason: 'screener',
      before: { all_competitions: true },
      after: {
        all_competitions: false,
        competitions: expect.arrayContaining(['Poetry', 'Singing']) as string[],
        competition_ids: [poetry, singing].toSorted(),
      },
    });
  });

  it('of a judge are never those of another role of the person', async () => {
    const person = await join('screener', 'five@example.om', [poetry]);
    const status = async (competitions: string[] | null) =>
      (await invite('five@example.om', 'judge', competitions)).status;
    expect([await status(null), await status([poetry, singing]), await status([singing])]).toEqual([
      422, 422, 201,
    ]);
    const { link } = await read<Invited>(await invite('five@example.om', 'judge', [singing]));
    // Meanwhile the other role gets the same competition.
    expect((await change(person, [singing])).status).toBe(204);
    world.clock.advance(30_000);
    const body = { token: link.split('#')[1], name: '', password: staffPassword };
    const accept = () =>
      world.ask('/invitation', {
        body: { ...body, code: world.codeOf(person.secret) },
        browser: person.browser,
      });
    expect(await answered(await accept())).toEqual({ status: 409, code: 'role_excluded' });
    await change(person, [poetry]);
    expect((await accept()).status).toBe(201);
    const refused = await answered(await change(person, null));
    expect(refused).toMatchObject({ status: 422, errors: { competitions: [expect.any(String)] } });
  });

  it('bound what an organiser sees of people, and gives and takes', async () => {
    const organiser = await join('organiser', 'six@example.om', [chess]);
    const { browser } = organiser;
    const [own, both, all, other] = [
      await join('judge', 'own@example.om', [chess]),
      await join('judge', 'both@example.om', [chess, poetry]),
      await join('judge', 'all@example.om', null),
      await join('judge', 'other@example.om', [poetry]),
    ] as const;
    const { people } = await listed(browser);
    const rows = people.map(({ email, competitions, may_change }) => [
      email,
      { named: competitions?.map(({ name_en }) => name_en) ?? null, may_change },
    ]);
    expect(Object.fromEntries(rows)).toEqual({
      'all@example.om': { named: null, may_change: false },
      'both@example.om': { named: ['Chess'], may_change: false },
      'own@example.om': { named: ['Chess'], may_change: true },
      'owner@example.om': { named: null, may_change: false },
      'six@example.om': { named: ['Chess'], may_change: false },
    });
    const given = [];
    for (const competitions of [[chess], [poetry], null])
      given.push((await invite('seven@example.om', 'judge', competitions, browser)).status);
    expect([...given, (await invite('seven@example.om', 'screener', [chess], browser)).status]).toEqual([
      201, 422, 422, 403,
    ]);
    const taken = [];
    for (const person of [own, both, all, other])
      taken.push((await change(person, [chess], { browser })).status);
    expect(taken).toEqual([204, 403, 403, 404]);
  });

  it('are none once the last one is deleted, never all', async () => {
    const [gone] = (await layCompetitions(world, owner.organisation, ['Gone'])) as [string];
    const { link } = await read<Invited>(await invite('eight@example.om', 'screener', [gone]));
    const person = await join('screener', 'nine@example.om', [gone]);
    expect(await seen(person)).toEqual(['Gone']);
    await deleteCompetition(world, gone);
    expect([await seen(person), (await roleOf(person)).competitions]).toEqual([[], []]);
    const checked = await world.ask('/invitation/check', { body: { token: link.split('#')[1] } });
    expect((await read<InvitationLink>(checked)).competitions).toEqual([]);
  });

  it('are listed page by page, those of the latest event first', async () => {
    world.clock.advance(1_000);
    const names = Array.from({ length: 250 }, (_, index) => `Many ${index}`);
    await layCompetitions(world, owner.organisation, names);
    const browser = await world.layBrowser(owner);
    const found: string[] = [];
    let after = '';
    do {
      const asked = await world.ask(`${path}/competition${after}`, { browser });
      const page = await read<StaffCompetitionPage>(asked);
      found.push(...page.data.map(({ name_en }) => name_en!));
      after = page.next === null ? '' : `?after=${page.next}`;
    } while (after !== '');
    expect(found.slice(0, 250).toSorted()).toEqual(names.toSorted());
    expect(found.slice(250).toSorted()).toEqual(['Chess', 'Poetry', 'Singing']);
  });
});
