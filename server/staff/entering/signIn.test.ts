import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { STAFF_SESSION_IDLE_MS, STAFF_SESSION_LIFE_MS } from '../../../domain/staff/staffLimits.ts';
import {
  adminOrigin,
  answered,
  newStaffBrowser,
  read,
  SESSION_COOKIE,
  staffPassword,
  StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

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
