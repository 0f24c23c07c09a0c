import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrolled, Invited } from '../../../domain/staff/staffContract.ts';
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
