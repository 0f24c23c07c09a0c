import { beforeEach, describe, expect, it } from 'vitest';
import { RESET_MS, RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import type { Enrolled, Me, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { addPasskey, signInBy } from '../../../tests/support/passkeys/passkeyCalls.ts';
import { newLinkToken } from '../../platform/linkTokens.ts';
import { layOwner, resetCalls } from '../../../tests/support/resets/resetCalls.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import {
  answered,
  newStaffBrowser,
  read,
  type StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

const shared = sharedWorld(null);
let world: StaffWorld;
let owner: Person & { organisation: string };
let judge: Person;
let calls: ReturnType<typeof resetCalls>;
let link: string;
beforeEach(async () => {
  world = shared.world;
  owner = await layNewOwner(world);
  judge = await layPerson(world, owner.organisation, 'judge');
  calls = resetCalls(world, owner.organisation);
  ({ link } = await calls.started(judge, owner));
});

const db = () => world.server.store.database;

it('gives a new app and new codes, and ends all that was there before', async () => {
  const other = await world.layBrowser(judge);
  const browser = newStaffBrowser();
  const { authenticator, ...shown } = await calls.check(link);
  expect(shown).toEqual({
    email: judge.email,
    works_at: world.clock.now(),
    expires_at: world.clock.now() + RESET_MS,
  });
  const done = await calls.complete(await calls.bodyOf(link), browser);
  const { me, recovery_codes } = await read<Enrolled>(done);
  expect([me.id, me.reset, me.recovery_codes_left, new Set(recovery_codes).size]).toEqual([
    judge.id,
    null,
    10,
    10,
  ]);
  const statuses = [browser, other, judge.browser].map(
    async (each) => (await world.ask('/me', { browser: each })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
  const renewed = { ...judge, secret: authenticator!.secret };
  expect((await world.signIn(judge)).status).toBe(422);
  expect((await world.signIn(judge, newStaffBrowser(), { code: judge.codes[0]! })).status).toBe(422);
  expect((await world.signIn(renewed)).status).toBe(200);
  expect((await world.signIn(renewed, newStaffBrowser(), { code: recovery_codes[0]! })).status).toBe(200);
  const { authenticators } = await read<StaffFactors>(await world.ask('/factor', { browser }));
  expect(authenticators).toHaveLength(1);
});

it('works once, ends passkeys, and leaves a line and an e-mail', async () => {
  const passkey = await addPasskey(world, { browser: await world.layBrowser(judge) });
  await read(await calls.complete(await calls.bodyOf(link)));
  expect((await signInBy(world, passkey)).status).toBe(422);
  const again = await calls.complete({ token: link.split('#')[1], password: 'x', code: '1' });
  expect(await answered(again)).toEqual({ status: 410, code: 'link_used' });
  const line = await db()
    .selectFrom('audit_details')
    .where('action', '=', 'staff.reset_done')
    .where('organisation_id', '=', owner.organisation)
    .select(['actor', 'subject', 'organisation_id', 'before', 'after'])
    .execute();
  expect(line).toEqual([
    {
      actor: judge.id,
      subject: judge.id,
      organisation_id: owner.organisation,
      before: JSON.stringify({ authenticators: 1, passkeys: 1, recovery_codes: 10 }),
      after: JSON.stringify({ authenticators: 1, passkeys: 0, recovery_codes: 10 }),
    },
  ]);
  const mails = await db()
    .selectFrom('staff_mails')
    .where('staff_id', '=', judge.id)
    .select('kind')
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['reset_started', 'passkey_added', 'reset_done']);
});

describe('the link alone', () => {
  it('is not enough: the password counts as one of the sign-in', async () => {
    const body = await calls.bodyOf(link);
    const browser = newStaffBrowser();
    const wrong = await calls.complete({ ...body, password: 'three loud lanterns' }, browser);
    expect(await answered(wrong)).toMatchObject({ status: 422, code: 'wrong_password' });
    expect((await world.audit()).at(-1)).toEqual({
      action: 'staff.reset_failed',
      actor: null,
      role: 'anonymous',
      subject: judge.id,
      reason: null,
    });
    let guess = wrong;
    while (guess.status === 422) guess = await calls.complete({ ...body, password: 'x' });
    expect(guess.status).toBe(429);
    expect((await world.signIn(judge)).status).toBe(429);
  });

  it('costs no guess of the password while the code is wrong', async () => {
    const token = link.split('#')[1]!;
    for (let time = 0; time < 8; time += 1) {
      const wrong = await calls.complete({ token, password: 'x', code: '000000' });
      expect(await answered(wrong)).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } });
    }
    expect((await world.signIn(judge)).status).toBe(200);
    const empty = await calls.complete({ token, password: '', code: '' });
    expect(await answered(empty)).toMatchObject({
      errors: { password: [expect.any(String)], code: ['Enter the code of your authenticator app.'] },
    });
  });

  it('ends after 72 hours, and when the person stops it', async () => {
    await calls.stopOwn(judge);
    const stopped = await calls.complete({ token: link.split('#')[1], password: 'x', code: '1' });
    expect(await answered(stopped)).toEqual({ status: 410, code: 'link_replaced' });
    const next = await calls.started(judge, owner);
    world.clock.advance(RESET_MS);
    const late = await calls.complete({ token: next.link.split('#')[1], password: 'x', code: '1' });
    expect(await answered(late)).toEqual({ status: 410, code: 'link_expired' });
  });
});

it('waits for a day after its start once the person is an owner elsewhere', async () => {
  await layOwner(world, judge, await world.layOrganisation());
  const early = await calls.complete(await calls.bodyOf(link));
  expect(await answered(early)).toEqual({ status: 409, code: 'reset_waits' });
  world.clock.advance(RESET_WAIT_MS);
  expect((await calls.complete(await calls.bodyOf(link))).status).toBe(201);
});

it('is started for an operator by a command, whose link waits as well', async () => {
  const operator = await layPerson(world, null, 'operator');
  const { writer } = world.server.app.live;
  const { token, token_hash } = newLinkToken();
  const at = world.clock.now();
  const asked = { id: 'R'.repeat(22), token_hash, actor: 'operator:fatma', at };
  expect(await writer.submit('resetByCommand', { ...asked, email_key: 'nobody@example.om' })).toBe('unknown');
  const made = await writer.submit('resetByCommand', { ...asked, email_key: operator.email });
  expect(made).toEqual({ works_at: at + RESET_WAIT_MS, expires_at: at + RESET_MS });
  const { reset } = await read<Me>(await world.ask('/me', { browser: operator.browser }));
  expect(reset).toEqual({
    by: null,
    started_at: at,
    works_at: at + RESET_WAIT_MS,
    expires_at: at + RESET_MS,
  });
  world.clock.advance(RESET_WAIT_MS);
  expect((await calls.complete(await calls.bodyOf(`#${token}`))).status).toBe(201);
});

it('lapses what the person asked a second owner for, and a reset of the person that waits', async () => {
  const second = await layPerson(world, owner.organisation, 'owner');
  const third = await layPerson(world, owner.organisation, 'owner');
  const body = { email: 'next@example.om', role: 'owner' };
  const act = await calls.asked(third, owner);
  const { link: made } = await world.approve(calls.path, act, second);
  await read(await world.ask(`${calls.path}/invitation`, { body, browser: third.browser }));
  await calls.asked(third, owner);
  world.clock.advance(RESET_WAIT_MS);
  await read<{ me: Me }>(await calls.complete(await calls.bodyOf(made!)));
  const states = await db()
    .selectFrom('approvals')
    .where('state', '<>', 'approved')
    .where('organisation_id', '=', owner.organisation)
    .select(['act', 'state'])
    .execute();
  expect(states.toSorted((one, other) => one.act.localeCompare(other.act))).toEqual([
    { act: 'invite_owner', state: 'lapsed' },
    { act: 'reset_owner', state: 'lapsed' },
  ]);
});
