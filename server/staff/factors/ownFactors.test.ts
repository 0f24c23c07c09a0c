import { beforeEach, describe, expect, it } from 'vitest';
import { STEP_UP_MS } from '../../../domain/staff/staffLimits.ts';
import type { Me, OfferedFactor, RecoveryCodes, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { newMails } from '../../../tests/support/organisations/newMails.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read, type StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

const shared = sharedWorld(null);
let world: StaffWorld;
let owner: Person & { organisation: string };
let mails: () => Promise<string[]>;
beforeEach(async () => {
  world = shared.world;
  owner = await layNewOwner(world);
  mails = await newMails(world, owner);
});

const ask = (path: string, asked = {}) => world.ask(path, { browser: owner.browser, ...asked });
const list = async () => (await read<StaffFactors>(await ask('/factor'))).authenticators;
const offer = async (browser = owner.browser) =>
  (await read<OfferedFactor>(await ask('/factor/offer', { method: 'POST', browser }))).authenticator.secret;
const add = (code: string, browser = owner.browser) => ask('/factor', { body: { code }, browser });
const remove = (id: string, browser = owner.browser) => ask(`/factor/${id}`, { method: 'DELETE', browser });
const renew = () => ask('/recovery-code', { method: 'POST' });
async function addAnother(): Promise<string> {
  world.clock.advance(1_000);
  const secret = await offer();
  expect((await add(world.codeOf(secret))).status).toBe(204);
  return secret;
}
const lines = async (count: number) => (await world.audit()).slice(-count);
const statusOf = async (browser = owner.browser) => (await ask('/me', { browser })).status;
const sorted = (statuses: number[]) => statuses.toSorted((one, other) => one - other);

describe('a further authenticator app', () => {
  it('signs in as the first one does, and ends the other sessions', async () => {
    const other = await world.layBrowser(owner);
    world.clock.advance(60_000);
    const added = world.clock.now() + 1_000;
    const secret = await addAnother();
    expect([await statusOf(), await statusOf(other)]).toEqual([200, 401]);
    const [first, second] = await list();
    expect([first?.added_at, second]).toEqual([
      added - 61_000,
      { id: expect.any(String), added_at: added, last_used_at: Math.floor(added / 30_000) * 30_000 },
    ]);
    expect(await lines(1)).toEqual([
      {
        action: 'staff.authenticator_added',
        actor: owner.id,
        role: 'staff',
        subject: second!.id,
        reason: null,
      },
    ]);
    expect(await mails()).toEqual(['authenticator_added to the owner']);
    expect((await world.signIn({ ...owner, secret })).status).toBe(200);
    expect((await world.signIn(owner)).status).toBe(200);
  });

  it('is offered the same secret until it is added, of this session alone', async () => {
    const other = await world.layBrowser(owner);
    const [once, again, elsewhere] = [await offer(), await offer(), await offer(other)];
    expect([once === again, once === elsewhere, once === owner.secret]).toEqual([true, false, false]);
    await addAnother();
    expect((await offer()) === once).toBe(false);
  });

  it('is not added by a wrong code, by one of another time, or by one of the first app', async () => {
    const secret = await offer();
    const wrong = 'The code is not right. Type the one that the app shows now.';
    const clock =
      'This code is of another time: the clock of your phone is several minutes off. Set it to automatic, then type the code again.';
    const refusal = async (code: string) => (await answered(await add(code))).errors;
    expect([
      await refusal('1'),
      await refusal(world.codeOf(secret, 3)),
      await refusal(world.codeOf(owner.secret)),
    ]).toEqual([{ code: [wrong] }, { code: [clock] }, { code: [wrong] }]);
    expect((await list()).length).toBe(1);
  });

  it('is added once, although two windows send it', async () => {
    const code = world.codeOf(await offer());
    const [one, other] = await Promise.all([add(code), add(code)]);
    expect(sorted([one.status, other.status])[0]).toBe(204);
    expect((await list()).length).toBe(2);
  });

  it('is not one of more than three', async () => {
    await addAnother();
    await addAnother();
    const full = { status: 409, code: 'factors_full' };
    expect(await answered(await ask('/factor/offer', { method: 'POST' }))).toEqual(full);
    const session = await world.server.store.database
      .selectFrom('staff_sessions')
      .where('staff_id', '=', owner.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const about = { staffId: owner.id, language: 'en', at: world.clock.now(), network: '' } as const;
    const third = { authenticator: { id: 'x', secret: 'x', step: 1 }, seen: [] };
    const { writer } = world.server.app.live;
    expect([
      await writer.submit('addAuthenticator', { ...about, ...third, sessionId: session.id }),
      await writer.submit('addAuthenticator', { ...about, ...third, sessionId: 'ended' }),
    ]).toEqual(['full', 'over']);
  });
});

describe('an authenticator app that is removed', () => {
  it('signs in no more, and ends the other sessions', async () => {
    const secret = await addAnother();
    const other = await world.layBrowser(owner);
    const [first] = await list();
    expect((await remove(first!.id)).status).toBe(204);
    expect([await statusOf(), await statusOf(other), (await list()).length]).toEqual([200, 401, 1]);
    const action = 'staff.authenticator_removed';
    expect(await lines(1)).toEqual([
      { action, actor: owner.id, role: 'staff', subject: first!.id, reason: null },
    ]);
    expect(await mails()).toEqual(['authenticator_added to the owner', 'authenticator_removed to the owner']);
    expect(await answered(await world.signIn(owner))).toEqual({ status: 422, code: 'code_wrong' });
    expect((await world.signIn({ ...owner, secret })).status).toBe(200);
  });

  it('is never the last one, also when two windows remove both', async () => {
    await addAnother();
    const both = await list();
    const replies = await Promise.all(both.map(({ id }) => remove(id)));
    expect(sorted(replies.map(({ status }) => status))).toEqual([204, 409]);
    const [left] = await list();
    expect(await answered(await remove(left!.id))).toEqual({ status: 409, code: 'last_factor' });
  });

  it("is the person's own", async () => {
    await addAnother();
    const judge = await layPerson(world, owner.organisation, 'judge');
    const [first] = await list();
    expect((await remove(first!.id, judge.browser)).status).toBe(404);
  });
});

describe('new recovery codes', () => {
  it('replace the earlier ones and end the other sessions', async () => {
    const other = await world.layBrowser(owner);
    const { recovery_codes } = await read<RecoveryCodes>(await renew());
    expect([new Set(recovery_codes).size, await statusOf(), await statusOf(other)]).toEqual([10, 200, 401]);
    expect(await lines(1)).toEqual([
      {
        action: 'staff.codes_renewed',
        actor: owner.id,
        role: 'staff',
        subject: owner.id,
        reason: null,
      },
    ]);
    expect(await mails()).toEqual(['codes_renewed to the owner']);
    const earlier = await world.signIn(owner, undefined, { code: owner.codes[0]! });
    expect(await answered(earlier)).toEqual({ status: 422, code: 'code_wrong' });
    const { recovery_codes_left } = await read<Me>(
      await world.signIn(owner, undefined, { code: recovery_codes[0]! }),
    );
    expect(recovery_codes_left).toBe(9);
  });

  it('are ten, although two windows make them', async () => {
    await Promise.all([renew(), renew()]);
    expect((await read<Me>(await ask('/me'))).recovery_codes_left).toBe(10);
  });
});

it('a person who lost the phone enters by a recovery code, and changes to another phone', async () => {
  const [lost] = await list();
  expect((await world.signIn(owner, owner.browser, { code: owner.codes[0]! })).status).toBe(200);
  const secret = await addAnother();
  expect((await remove(lost!.id)).status).toBe(204);
  expect((await world.signIn({ ...owner, secret })).status).toBe(200);
});

it('no change is made without a step-up', async () => {
  world.clock.advance(STEP_UP_MS);
  const replies = [
    await ask('/factor/offer', { method: 'POST' }),
    await add('1'),
    await remove((await list())[0]!.id),
    await renew(),
  ];
  expect(await Promise.all(replies.map(answered))).toEqual(
    replies.map(() => ({ status: 403, code: 'step_up_needed' })),
  );
});
