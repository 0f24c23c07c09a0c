import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STEP_UP_MS } from '../../../domain/staff/staffLimits.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import {
  addPasskey,
  approveBy,
  askStepUp,
  signInBy,
  stepUpBy,
} from '../../../tests/support/passkeys/passkeyCalls.ts';
import type { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import { answered, newStaffBrowser, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { threeOwners } from '../../../tests/support/approvals/threeOwners.ts';

let world: StaffWorld;
let owners: Awaited<ReturnType<typeof threeOwners>>;
let passkey: SoftPasskey;
beforeAll(async () => {
  world = await StaffWorld.start();
  await world.setUp();
});
afterAll(() => world.close());
beforeEach(async () => {
  owners = await threeOwners(world);
  passkey = await addPasskey(world, owners.second);
  owners.second.browser = await world.layBrowser(owners.second, null);
});

const ask = async (email: string) =>
  (
    await read<Asked>(
      await owners.inviteOwner({ ...owners.first, browser: await world.layBrowser(owners.first) }, email),
    )
  ).approval;
const needed = { status: 403, code: 'step_up_needed' };
const refused = { status: 422, code: 'passkey_refused' };

it('a passkey approves the act that it signed, without a step-up', async () => {
  const { second, path } = owners;
  const act = await ask('a@example.om');
  expect(await answered(await owners.approve(act, second))).toEqual(needed);
  const signature = passkey.sign(await askStepUp(world, second, act.hash));
  const approved = await approveBy(world, path, act, signature, second);
  expect(await read(approved)).toEqual({ link: expect.stringContaining('/invitation#'), is_mailed: false });
  expect((await world.audit()).slice(-1)).toEqual([
    {
      action: 'staff.approval_approved',
      actor: second.id,
      role: 'staff',
      subject: act.id,
      reason: 'invite_owner',
    },
  ]);
  const next = await ask('b@example.om');
  expect(await answered(await owners.approve(next, second))).toEqual(needed);
});

it('a signature of one act approves no other, and is good once', async () => {
  const { second, path } = owners;
  const [one, other] = [await ask('a@example.om'), await ask('b@example.om')];
  const signature = passkey.sign(await askStepUp(world, second, one.hash));
  expect(await answered(await approveBy(world, path, other, signature, second))).toEqual(refused);
  const changed = { status: 409, code: 'changed_meanwhile' };
  expect(
    await answered(await approveBy(world, path, { ...other, hash: one.hash }, signature, second)),
  ).toEqual(changed);
  expect((await approveBy(world, path, one, signature, second)).status).toBe(200);
  const used = { status: 422, code: 'passkey_used' };
  expect(await answered(await approveBy(world, path, one, signature, second))).toEqual(used);
});

it('a signature for a step-up approves nothing, and one for an act is no step-up', async () => {
  const { second, path } = owners;
  const act = await ask('a@example.om');
  const stepUp = passkey.sign(await askStepUp(world, second));
  expect(await answered(await approveBy(world, path, act, stepUp, second))).toEqual(refused);
  const body = passkey.sign(await askStepUp(world, second, act.hash));
  const { browser } = second;
  expect(await answered(await world.ask('/step-up/passkey', { body, browser }))).toEqual(refused);
});

it('a step-up or a sign-in by a passkey approves nothing; a code does', async () => {
  const { second } = owners;
  const act = await ask('a@example.om');
  expect((await stepUpBy(world, passkey, second)).status).toBe(204);
  expect(await answered(await owners.approve(act, second))).toEqual(needed);
  const browser = newStaffBrowser();
  expect((await signInBy(world, passkey, browser)).status).toBe(200);
  expect(await answered(await owners.approve(act, { ...second, browser }))).toEqual(needed);
  expect((await world.stepUp(second)).status).toBe(204);
  expect((await owners.approve(act, second)).status).toBe(200);
  world.clock.advance(STEP_UP_MS);
  expect(await answered(await owners.approve(act, second))).toEqual(needed);
});

it('the asker cannot approve with a passkey either', async () => {
  const first = { ...owners.first, browser: await world.layBrowser(owners.first) };
  const own = await addPasskey(world, first);
  const act = await ask('a@example.om');
  first.browser = await world.layBrowser(owners.first);
  const signature = own.sign(await askStepUp(world, first, act.hash));
  const answer = await approveBy(world, owners.path, act, signature, first);
  expect(await answered(answer)).toEqual({ status: 403, code: 'second_person_needed' });
});
