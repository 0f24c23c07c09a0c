import { beforeEach, expect, it } from 'vitest';
import { STEP_UP_MS } from '../../../domain/staff/staffLimits.ts';
import { layNewOwner } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

const shared = sharedWorld(null);
let world: StaffWorld;
let owner: Person & { organisation: string };
beforeEach(async () => {
  world = shared.world;
  owner = await layNewOwner(world);
});

let invitations = 0;
/** The status of an act that needs a step-up, and its code if it is refused. */
async function act(browser = owner.browser) {
  invitations += 1;
  const body = { email: `judge-${invitations}@example.om`, role: 'judge' };
  const response = await world.ask(`/organisation/${owner.organisation}/invitation`, { body, browser });
  return response.status === 201 ? 201 : answered(response);
}
const needed = { status: 403, code: 'step_up_needed' };
const lines = async () => (await world.audit()).map(({ action }) => action).slice(-1);

it('a session may act for five minutes after its setup, its sign-in and each code', async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  world.clock.advance(STEP_UP_MS - 1);
  expect(await act()).toBe(201);
  world.clock.advance(1);
  expect(await act()).toEqual(needed);
  expect((await world.stepUp(owner)).status).toBe(204);
  expect(await lines()).toEqual(['staff.stepped_up']);
  expect(await act()).toBe(201);
  world.clock.advance(STEP_UP_MS);
  expect(await act()).toEqual(needed);
  expect((await world.signIn(owner, owner.browser)).status).toBe(200);
  expect(await act()).toBe(201);
  await world.close();
});

it('a step-up is of one session', async () => {
  const other = await world.layBrowser(owner, null);
  expect((await world.stepUp(owner)).status).toBe(204);
  expect([await act(), await act(other)]).toEqual([201, needed]);
});

it('a sign-in by a recovery code counts, and a recovery code is no step-up', async () => {
  world.clock.advance(STEP_UP_MS);
  const wrong = ['The code is not right. Type the one that the app shows now.'];
  const refused = { status: 422, code: 'unprocessable', errors: { code: wrong } };
  expect(await answered(await world.stepUp(owner, owner.browser, owner.codes[0]))).toEqual(refused);
  expect(await lines()).toEqual(['staff.step_up_failed']);
  expect(await act()).toEqual(needed);
  expect((await world.signIn(owner, owner.browser, { code: owner.codes[0]! })).status).toBe(200);
  expect(await act()).toBe(201);
});

it('a code is valid once, at the sign-in and at a step-up together', async () => {
  const used = { status: 422, code: 'code_used' };
  await world.signIn(owner, owner.browser);
  const spent = world.codeOf(owner.secret);
  const again = () => world.ask('/step-up', { body: { code: spent }, browser: owner.browser });
  expect(await answered(await again())).toEqual(used);
  world.clock.advance(30_000);
  const twice = [0, 1].map(() =>
    world.ask('/step-up', { body: { code: world.codeOf(owner.secret) }, browser: owner.browser }),
  );
  const statuses = (await Promise.all(twice)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 422]);
  const credentials = {
    body: { email: owner.email, password: 'three quiet lanterns', code: world.codeOf(owner.secret) },
  };
  expect(await answered(await world.ask('/sign-in', { ...credentials, browser: owner.browser }))).toEqual(
    used,
  );
});

it('a code of the steps before and after is valid, one further off is of another clock', async () => {
  const typed = async (off: number) => {
    world.clock.advance(120_000);
    return world.ask('/step-up', { body: { code: world.codeOf(owner.secret, off) }, browser: owner.browser });
  };
  expect([(await typed(-1)).status, (await typed(1)).status]).toEqual([204, 204]);
  const { status, errors } = await answered(await typed(-3));
  const clock =
    'This code is of another time: the clock of your phone is several minutes off. Set it to automatic, then type the code again.';
  expect([status, errors]).toEqual([422, { code: [clock] }]);
});

it('wrong codes share the limit of wrong passwords, and right ones are free', async () => {
  const guess = () => world.ask('/step-up', { body: { code: '1' }, browser: owner.browser });
  for (let right = 0; right < 30; right += 1) expect((await world.stepUp(owner)).status).toBe(204);
  let response = await guess();
  while (response.status === 422) response = await guess();
  expect(response.status).toBe(429);
  expect(
    (await world.ask('/step-up', { body: { code: world.codeOf(owner.secret, 1) }, browser: owner.browser }))
      .status,
  ).toBe(429);
  const credentials = {
    email: owner.email,
    password: 'three quiet lanterns',
    code: world.codeOf(owner.secret, 1),
  };
  expect((await world.ask('/sign-in', { body: credentials, browser: owner.browser })).status).toBe(429);
});

it('a session that ended meanwhile spends no code', async () => {
  const { database } = world.server.store;
  const { id } = await database
    .selectFrom('staff_authenticators')
    .where('staff_id', '=', owner.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const input = { staffId: owner.id, sessionId: 'ended', at: world.clock.now(), network: '' };
  const attempt = { bucket: '', rate: { burst: 1, perMinute: 1 } };
  const factor = { kind: 'code', id, step: 1e12 } as const;
  const done = await world.server.app.live.writer.submit('stepUpStaff', { ...input, factor, attempt });
  expect([done, (await world.stepUp(owner)).status]).toEqual(['over', 204]);
});
