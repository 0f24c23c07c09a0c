import { describe, expect, it } from 'vitest';
import type { Enrolled, Me, SetupLink, StaffEventPage } from '../../../domain/staff/staffContract.ts';
import { SETUP_LINK_MS } from '../../../domain/staff/staffLimits.ts';
import {
  answered,
  newStaffBrowser,
  read,
  SESSION_COOKIE,
  staffPassword,
  StaffWorld,
} from '../../../tests/support/staff/staffWorld.ts';

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
      reset: null,
      memberships: expect.arrayContaining([
        { role: 'operator', organisation: null, competition_ids: null },
        { role: 'owner', organisation, competition_ids: null },
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

  it('gets the season of the demo, in the organisation that waits for its first person', async () => {
    const world = await StaffWorld.start({ demo: true });
    const token = await world.setupToken();
    const link = await read<SetupLink>(await world.ask('/setup/check', { body: { token } }));
    const browser = newStaffBrowser();
    const sent = { ...body, token, code: world.codeOf(link.authenticator.secret) };
    const { me } = await read<Enrolled>(await world.ask('/setup', { body: sent, browser }));
    const { organisation } = me.memberships.find(({ role }) => role === 'owner')!;
    expect(organisation).toEqual({
      id: expect.any(String) as string,
      name_ar: 'تلفزيون عُمان',
      name_en: null,
    });
    const season = await read<StaffEventPage>(
      await world.ask(`/organisation/${organisation!.id}/event`, { browser }),
    );
    expect(season.data.map(({ slug }) => slug).toSorted()).toEqual([
      'season-2025',
      'winter-nights-in-muscat',
      'ملتقى-الأصوات-الأول',
    ]);
    const known = await world.server.store.database.selectFrom('organisations').select('id').execute();
    expect(known).toEqual([{ id: organisation!.id }]);
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
    expect(await writer.submit('makeSetupLink', made)).toBe('open');
    await writer.submit('replaceSetupLink', { ...made, actor: 'operator:fatma' });
    expect(await check(newer)).toBe('link_replaced');
    await world.close();
  });
});
