import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrolled, Invited } from '../../../domain/staff/staffContract.ts';
import { stepAt } from '../factors/totp.ts';
import { INVITATION_MS } from '../../../domain/staff/staffLimits.ts';
import {
  adminOrigin,
  answered,
  read,
  staffPassword,
  StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

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
      competitions: null,
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

  it('that ended while it was accepted spends no code', async () => {
    const person = await world.join(owner, 'screener', 'late@example.om');
    const path = `/organisation/${owner.organisation}/invitation`;
    const asked = { body: { email: person.email, role: 'finance' }, browser: owner.browser };
    const { invitation } = await read<Invited>(await world.ask(path, asked));
    await world.ask(`${path}/${invitation.id}`, { method: 'DELETE', browser: owner.browser });
    world.clock.advance(30_000);
    const { database, writer } = world.server.store;
    const { password } = await database
      .selectFrom('staff')
      .where('id', '=', person.id)
      .select('password')
      .executeTakeFirstOrThrow();
    const { id } = await database
      .selectFrom('staff_authenticators')
      .where('staff_id', '=', person.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const now = world.clock.now();
    const done = await writer.submit('admitStaff', {
      staffId: person.id,
      password,
      rehashed: 'rehashed',
      factor: { kind: 'code', id, step: stepAt(now) },
      attempt: { bucket: '', rate: { burst: 1, perMinute: 1 } },
      session: {
        token_hash: '0'.repeat(64),
        id: 'session',
        staff_id: person.id,
        browser: '',
        system: '',
        created_at: now,
        last_used_at: now,
        expires_at: now + 1,
        stepped_up_at: null,
        code_proven_at: null,
      },
      device: '0'.repeat(64),
      linkId: invitation.id,
      network: '',
    });
    const code = world.codeOf(person.secret);
    const signedIn = await world.ask('/sign-in', {
      body: { email: person.email, password: staffPassword, code },
    });
    expect([done, signedIn.status]).toEqual(['link', 200]);
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
            "This role excludes the person's other role here: a judge has no other role in the same competition, an auditor none in the organisation.",
          ],
        },
      },
    ]);
  });
});
