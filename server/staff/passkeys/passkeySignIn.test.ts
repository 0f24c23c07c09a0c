import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { PASSKEY_WAIT_MS, STEP_UP_MS } from '../../../domain/staff/staffLimits.ts';
import {
  addPasskey,
  askSignIn,
  askStepUp,
  signInBy,
  stepUpBy,
} from '../../../tests/support/passkeys/passkeyCalls.ts';
import { SoftPasskey, type Slip } from '../../../tests/support/passkeys/softPasskey.ts';
import {
  adminOrigin,
  answered,
  newStaffBrowser,
  read,
  StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

let world: StaffWorld;
let owner: Person & { organisation: string };
let passkey: SoftPasskey;
beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  passkey = await addPasskey(world, owner);
});
afterAll(() => world.close());

const lines = async (count: number) => (await world.audit()).slice(-count);
const failed = (subject: string | null) => ({
  action: 'staff.sign_in_failed',
  actor: null,
  role: 'anonymous',
  subject,
  reason: null,
});
const send = (body: unknown, browser = newStaffBrowser()) => world.ask('/sign-in/passkey', { body, browser });
const invite = (browser: Person['browser'], email: string) =>
  world.ask(`/organisation/${owner.organisation}/invitation`, { body: { email, role: 'judge' }, browser });
const later = () => world.clock.advance(3_600_000);

it('a passkey alone signs its person in, and that counts as a step-up', async () => {
  const browser = newStaffBrowser();
  const { id } = await read<Me>(await signInBy(world, passkey, browser));
  expect([id, (await invite(browser, 'a@example.om')).status]).toEqual([owner.id, 201]);
  const [line] = (await world.audit()).filter(({ action }) => action === 'staff.signed_in');
  expect(line).toEqual({
    action: 'staff.signed_in',
    actor: owner.id,
    role: 'staff',
    subject: owner.id,
    reason: null,
  });
});

it.each<[string, Slip, string]>([
  ['of another page', { origin: 'https://vote.example' }, 'passkey_refused'],
  ['for another host', { host: 'vote.example' }, 'passkey_refused'],
  ['of a device that did not check who it is', { unverified: true }, 'passkey_unverified'],
])('a signature %s is refused', async (_, slip, code) => {
  later();
  expect(await answered(await signInBy(world, passkey, undefined, slip))).toEqual({ status: 422, code });
  expect(await lines(1)).toEqual([failed(owner.id)]);
});

it('a signature of another key, for another person, or with another nonce is refused', async () => {
  later();
  const refused = { status: 422, code: 'passkey_refused' };
  const other = new SoftPasskey(adminOrigin);
  const good = passkey.sign(await askSignIn(world));
  const forged = { ...other.sign(await askSignIn(world)), credential_id: passkey.id, user_handle: null };
  const replies = [
    await send(forged),
    await send({ ...good, user_handle: Buffer.from('somebody').toString('base64url') }),
    await send({ ...good, nonce: (await askSignIn(world)).nonce }),
    await send({ ...good, client_data: 'x', signature: '' }),
  ];
  expect(await Promise.all(replies.map(answered))).toEqual(replies.map(() => refused));
  expect((await send({ ...good, user_handle: null })).status).toBe(200);
});

it('a passkey that nobody has is unknown', async () => {
  const body = new SoftPasskey(adminOrigin).sign(await askSignIn(world));
  expect(await answered(await send(body))).toEqual({ status: 422, code: 'passkey_unknown' });
  expect(await lines(1)).toEqual([failed(null)]);
});

it('a signature is good once, within five minutes, and for a sign-in only', async () => {
  later();
  owner.browser = await world.layBrowser(owner);
  const body = passkey.sign(await askSignIn(world));
  const twice = await Promise.all([send(body), send(body)]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await answered(await send(body))).toEqual({ status: 422, code: 'passkey_used' });
  expect(await answered(await send({ ...body, nonce: 'x' }))).toEqual({
    status: 422,
    code: 'passkey_refused',
  });
  const late = passkey.sign(await askSignIn(world));
  world.clock.advance(PASSKEY_WAIT_MS);
  expect(await answered(await send(late))).toEqual({ status: 422, code: 'passkey_late' });
  const forStepUp = passkey.sign(await askStepUp(world, owner));
  expect(await answered(await send(forStepUp))).toEqual({ status: 422, code: 'passkey_refused' });
});

it('a counter that went backwards or stands still is refused, and in the audit', async () => {
  later();
  const counted = await addPasskey(world, { browser: await world.layBrowser(owner) }, 'Counting');
  expect((await signInBy(world, counted, undefined, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) {
    const copied = { status: 422, code: 'passkey_counter' };
    expect(await answered(await signInBy(world, counted, undefined, { counter }))).toEqual(copied);
    const [line] = await lines(1);
    expect([line!.action, line!.actor]).toEqual(['staff.passkey_counter', null]);
  }
  expect((await signInBy(world, counted, undefined, { counter: 8 })).status).toBe(200);
});

it('a passkey that does not count signs in again and again', async () => {
  later();
  const still = await addPasskey(world, { browser: await world.layBrowser(owner) }, 'Synced');
  const again = async () => (await signInBy(world, still, undefined, { counter: 0 })).status;
  expect([await again(), await again()]).toEqual([200, 200]);
});

it('wrong signatures count as wrong passwords do, but not on a device that signed in before', async () => {
  later();
  const known = newStaffBrowser();
  await signInBy(world, passkey, known);
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await signInBy(world, passkey, undefined, { unverified: true })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect([
    (await world.signIn(owner)).status,
    (await signInBy(world, passkey)).status,
    (await signInBy(world, passkey, known)).status,
  ]).toEqual([429, 429, 200]);
});

it('a step-up by a passkey is of one session, for five minutes', async () => {
  later();
  const browser = await world.layBrowser(owner, null);
  const other = await world.layBrowser(owner, null);
  const needed = { status: 403, code: 'step_up_needed' };
  expect(await answered(await invite(browser, 'b@example.om'))).toEqual(needed);
  expect((await stepUpBy(world, passkey, { browser })).status).toBe(204);
  expect((await lines(1))[0]!.action).toBe('staff.stepped_up');
  expect((await invite(browser, 'b@example.om')).status).toBe(201);
  expect(await answered(await invite(other, 'b@example.om'))).toEqual(needed);
  world.clock.advance(STEP_UP_MS);
  expect(await answered(await invite(browser, 'b@example.om'))).toEqual(needed);
  const foreign = passkey.sign(await askStepUp(world, { browser: other }));
  const refused = { status: 422, code: 'passkey_refused' };
  expect(await answered(await world.ask('/step-up/passkey', { body: foreign, browser }))).toEqual(refused);
  expect(await lines(1)).toEqual([
    {
      action: 'staff.step_up_failed',
      actor: owner.id,
      role: 'staff',
      subject: expect.any(String),
      reason: null,
    },
  ]);
});

it("another person's passkey is no step-up, and a person without one is asked for none", async () => {
  later();
  const judge = await world.join({ ...owner, browser: await world.layBrowser(owner) }, 'judge');
  const question = { body: { approval: null }, browser: judge.browser };
  const none = { status: 409, code: 'no_passkey' };
  expect(await answered(await world.ask('/step-up/passkey/question', question))).toEqual(none);
  await addPasskey(world, judge);
  const body = passkey.sign(await askStepUp(world, judge));
  const unknown = { status: 422, code: 'passkey_unknown' };
  expect(await answered(await world.ask('/step-up/passkey', { body, browser: judge.browser }))).toEqual(
    unknown,
  );
});
