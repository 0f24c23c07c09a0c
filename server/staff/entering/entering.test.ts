import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrolled, Invited, Me, SetupLink } from '../../../domain/staff/staffContract.ts';
import {
  INVITATION_MS,
  SETUP_LINK_MS,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_LIFE_MS,
} from '../../../domain/staff/staffLimits.ts';
import {
  adminOrigin,
  newStaffBrowser,
  read,
  SESSION_COOKIE,
  staffPassword,
  StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

const answered = async (response: Response) => {
  const { code, errors } = (await response.json()) as { code: string; errors?: Record<string, string[]> };
  return { status: response.status, code, ...(errors && { errors }) };
};

describe('the first person', () => {
  const body = {
    name: 'Salma Al Harthy',
    email: 'salma@example.om',
    password: staffPassword,
    organisation_ar: 'تلفزيون عُمان',
    organisation_en: '',
  };
  const begin = async () => {
    const world = await StaffWorld.start();
    const token = await world.setupToken();
    const link = await read<SetupLink>(await world.ask('/setup/check', { body: { token } }));
    return { world, token, secret: link.authenticator.secret };
  };

  it('becomes operator and owner of a new organisation, is signed in, and gets ten recovery codes', async () => {
    const { world, token, secret } = await begin();
    const browser = newStaffBrowser();
    const sent = { ...body, token, code: world.codeOf(secret) };
    const response = await world.ask('/setup', { body: sent, browser });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));
    const { me, recovery_codes } = await read<Enrolled>(response);
    const organisation = { id: expect.any(String) as string, name_ar: 'تلفزيون عُمان', name_en: null };
    expect(me).toEqual({
      id: expect.any(String) as string,
      name: 'Salma Al Harthy',
      email: 'salma@example.om',
      recovery_codes_left: 10,
      memberships: expect.arrayContaining([
        { role: 'operator', organisation: null },
        { role: 'owner', organisation },
      ]) as Me['memberships'],
    });
    expect(new Set(recovery_codes).size).toBe(10);
    expect(cookie).toMatch(
      /^__Host-sawt_staff=swt_\S{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await read<Me>(await world.ask('/me', { browser }))).toEqual(me);
    expect(await world.audit()).toEqual([
      { action: 'staff.set_up', actor: me.id, role: 'staff', subject: me.id, reason: null },
    ]);
    await world.close();
  });

  it('sees the same authenticator secret after a reload, and a wrong form uses nothing up', async () => {
    const { world, token, secret } = await begin();
    const again = await read<SetupLink>(await world.ask('/setup/check', { body: { token } }));
    expect(again.authenticator.secret).toBe(secret);
    const wrong = {
      token,
      name: 'x',
      email: 'x',
      password: 'short',
      code: '123456',
      organisation_ar: '',
      organisation_en: 'x',
    };
    expect(await answered(await world.ask('/setup', { body: wrong }))).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: {
        name: ['Full name must be at least 3 characters.'],
        password: ['Use at least 12 characters. Several words are easy to remember.'],
        code: ['The code is not right. Type the one that the app shows now.'],
        email: ['Enter a valid email address.'],
        organisation_ar: ['Enter the name of the organisation, of 2 to 120 characters.'],
        organisation_en: ['Enter the name of the organisation, of 2 to 120 characters.'],
      },
    });
    const late = { ...body, token, code: world.codeOf(secret, 10) };
    expect((await answered(await world.ask('/setup', { body: late }))).errors).toEqual({
      code: [
        'This code is of another time: the clock of your phone is several minutes off. Set it to automatic, then type the code again.',
      ],
    });
    const right = { ...body, token, code: world.codeOf(secret) };
    expect((await world.ask('/setup', { body: right })).status).toBe(201);
    await world.close();
  });

  it('is one, when two people open the link at once', async () => {
    const { world, token, secret } = await begin();
    const sent = (email: string) =>
      world.ask('/setup', { body: { ...body, email, token, code: world.codeOf(secret) } });
    const both = await Promise.all([sent('a@example.om'), sent('b@example.om')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    await world.close();
  });

  it('has 24 hours, and a newer link ends the one before', async () => {
    const { world, token } = await begin();
    const check = async (of: string) =>
      (await answered(await world.ask('/setup/check', { body: { token: of } }))).code;
    const { writer } = world.server.app.live;
    world.clock.advance(SETUP_LINK_MS);
    expect(await check(token)).toBe('link_expired');
    const newer = await world.setupToken();
    expect(await check(token)).toBe('link_replaced');
    const made = { token_hash: '0'.repeat(64), at: world.clock.now() };
    expect(await writer.submit('makeSetupLink', made)).toEqual({
      kind: 'open',
      expiresAt: world.clock.now() + SETUP_LINK_MS,
    });
    await writer.submit('replaceSetupLink', { ...made, actor: 'operator:fatma' });
    expect(await check(newer)).toBe('link_replaced');
    await world.close();
  });
});

describe('a sign-in', () => {
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  beforeAll(async () => {
    world = await StaffWorld.start();
    owner = await world.setUp();
  });
  afterAll(() => world.close());

  it('takes each code once', async () => {
    const code = world.codeOf(owner.secret, 1);
    const twice = [
      await world.signIn(owner, undefined, { code }),
      await world.signIn(owner, undefined, { code }),
    ];
    expect([twice[0]!.status, await answered(twice[1]!)]).toEqual([200, { status: 422, code: 'code_used' }]);
  });

  it('takes a code that two browsers send at once in one of them', async () => {
    world.clock.advance(60_000);
    const code = world.codeOf(owner.secret);
    const body = { email: owner.email, password: staffPassword, code };
    const both = await Promise.all([world.ask('/sign-in', { body }), world.ask('/sign-in', { body })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const [code = ''] = owner.codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const twice = [
      await world.signIn(owner, undefined, { code: typed }),
      await world.signIn(owner, undefined, { code }),
    ];
    const { recovery_codes_left } = await read<Me>(twice[0]!);
    expect([recovery_codes_left, await answered(twice[1]!)]).toEqual([9, { status: 422, code: 'code_used' }]);
  });

  it('says that a clock is off, to the holder of the password alone', async () => {
    const code = world.codeOf(owner.secret, 12);
    const said = async (typed: Record<string, string>) =>
      (await answered(await world.signIn(owner, undefined, { code, ...typed }))).code;
    expect([
      await said({}),
      await said({ password: 'x' }),
      await said({ email: 'nobody@example.om' }),
    ]).toEqual(['code_clock', 'staff_credentials', 'staff_credentials']);
  });

  it('is locked after five wrong passwords, but not on a device that signed in before', async () => {
    world.clock.advance(3_600_000);
    const known = newStaffBrowser();
    await world.signIn(owner, known);
    const guess = async (browser = newStaffBrowser()) =>
      (await world.signIn(owner, browser, { password: 'x' })).status;
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await guess());
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect([(await world.signIn(owner)).status, (await world.signIn(owner, known)).status]).toEqual([
      429, 200,
    ]);
    world.clock.advance(3_600_000);
  });

  it('ends after half an hour without use, and after twelve hours in any case', async () => {
    const browser = newStaffBrowser();
    await world.signIn(owner, browser);
    const status = async () => (await world.ask('/me', { browser })).status;
    world.clock.advance(STAFF_SESSION_IDLE_MS);
    expect(await status()).toBe(401);
    await world.signIn(owner, browser);
    const started = world.clock.now();
    const statuses = new Set<number>();
    while (world.clock.now() - started + STAFF_SESSION_IDLE_MS / 2 < STAFF_SESSION_LIFE_MS) {
      world.clock.advance(STAFF_SESSION_IDLE_MS / 2);
      statuses.add(await status());
    }
    world.clock.advance(STAFF_SESSION_IDLE_MS / 2);
    expect([...statuses, await status()]).toEqual([200, 401]);
  });

  it('is on three devices at most: the least recently used one ends', async () => {
    const browsers = [newStaffBrowser(), newStaffBrowser(), newStaffBrowser(), newStaffBrowser()];
    for (const browser of browsers) await world.signIn(owner, browser);
    const statuses = await Promise.all(browsers.map((browser) => world.ask('/me', { browser })));
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200, 200]);
  });

  it('is read from its own cookie only, and not by the site', async () => {
    const { browser } = owner;
    await world.signIn(owner, browser);
    const token = browser.cookies.get(SESSION_COOKIE)!;
    const plain = { ...browser, cookies: new Map([['sawt_staff', token]]) };
    const bearer = { browser: newStaffBrowser(), headers: { authorization: `Bearer ${token}` } };
    const headers = { cookie: `${SESSION_COOKIE}=${token}`, origin: adminOrigin, 'x-sawt-staff': '1' };
    const onSite = await fetch(`${world.server.site}/staff/api/sign-out`, { method: 'POST', headers });
    const statuses = [
      (await world.ask('/me', { browser })).status,
      (await world.ask('/me', { browser: plain })).status,
      (await world.ask('/me', bearer)).status,
      onSite.status,
    ];
    expect(statuses).toEqual([200, 401, 401, 404]);
  });

  it('leaves no secret in the database', async () => {
    const { database } = world.server.store;
    const tables = [
      'staff',
      'staff_authenticators',
      'recovery_codes',
      'staff_sessions',
      'staff_links',
    ] as const;
    const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
    const stored = JSON.stringify(rows);
    const secrets = [staffPassword, owner.secret, ...owner.codes, owner.browser.cookies.get(SESSION_COOKIE)!];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  });
});

describe('an invitation', () => {
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  beforeAll(async () => {
    world = await StaffWorld.start();
    owner = await world.setUp();
  });
  afterAll(() => world.close());

  const invite = (email: string, role: string) => {
    const path = `/organisation/${owner.organisation}/invitation`;
    return world.ask(path, { body: { email, role }, browser: owner.browser });
  };
  const tokenOf = async (email: string, role: string) =>
    (await read<Invited>(await invite(email, role))).link.split('#')[1]!;
  const check = (token: string) => world.ask('/invitation/check', { body: { token } });

  it('says whose it is, lasts 72 hours, and a newer one to the same address ends it', async () => {
    const { link, invitation } = await read<Invited>(await invite('Maha@Example.om', 'screener'));
    expect([link.split('#')[0], invitation]).toEqual([
      `${adminOrigin}/invitation`,
      {
        id: expect.any(String) as string,
        email: 'Maha@Example.om',
        role: 'screener',
        expires_at: world.clock.now() + INVITATION_MS,
      },
    ]);
    const token = link.split('#')[1]!;
    expect(await (await check(token)).json()).toEqual({
      expires_at: world.clock.now() + INVITATION_MS,
      authenticator: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string },
      email: 'Maha@Example.om',
      is_known: false,
      role: 'screener',
      organisation: { id: owner.organisation, name_ar: 'تلفزيون عُمان', name_en: 'Oman TV' },
    });
    const newer = await tokenOf('maha@example.om', 'screener');
    expect((await answered(await check(token))).code).toBe('link_replaced');
    world.clock.advance(INVITATION_MS);
    expect((await answered(await check(newer))).code).toBe('link_expired');
    await world.signIn(owner, owner.browser);
  });

  it('is accepted by a person who signs in already, with the password and code of that person', async () => {
    const finance = await world.join(owner, 'finance');
    const token = await tokenOf(finance.email, 'screener');
    expect(await (await check(token)).json()).toMatchObject({ is_known: true });
    world.clock.advance(30_000);
    const accept = (password: string) =>
      world.ask('/invitation', {
        body: { token, name: '', password, code: world.codeOf(finance.secret) },
        browser: finance.browser,
      });
    expect((await answered(await accept('x'))).code).toBe('staff_credentials');
    const { me, recovery_codes } = await read<Enrolled>(await accept(staffPassword));
    expect([me.id, me.memberships.map(({ role }) => role), recovery_codes]).toEqual([
      finance.id,
      ['finance', 'screener'],
      [],
    ]);
  });

  it('is not made for a role that the person has, or that another role excludes', async () => {
    const judge = await world.join(owner, 'judge');
    expect([
      await answered(await invite(judge.email, 'judge')),
      await answered(await invite(judge.email, 'screener')),
    ]).toEqual([
      { status: 422, code: 'unprocessable', errors: { email: ['This person has the role already.'] } },
      {
        status: 422,
        code: 'unprocessable',
        errors: {
          role: [
            "This role excludes the person's other role here: a judge or an auditor has no other role in the organisation.",
          ],
        },
      },
    ]);
  });
});
