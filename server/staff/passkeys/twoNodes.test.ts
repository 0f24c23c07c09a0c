import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import {
  addPasskey,
  approveBy,
  askSignIn,
  askStepUp,
  listPasskeys,
  offerPasskey,
} from '../../../tests/support/passkeys/passkeyCalls.ts';
import { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import {
  adminOrigin,
  newStaffBrowser,
  read,
  StaffWorld,
  type Person,
} from '../../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let a: StaffWorld;
let b: StaffWorld;
let owner: Person & { organisation: string };
let second: Person;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await StaffWorld.start({ databaseUrl });
  b = await a.secondNode();
  owner = await a.setUp();
  second = await a.join(owner, 'owner', 'second@example.om');
});
afterAll(async () => {
  await b.close();
  await a.close();
  await database.close();
});

const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other);

it('two nodes that get one new passkey add it once', async () => {
  const passkey = new SoftPasskey(adminOrigin);
  const body = passkey.make(await offerPasskey(a, owner), 'Laptop');
  const { browser } = owner;
  expect(await statusesOf([a, b].map((node) => node.ask('/passkey', { body, browser })))).toEqual([204, 422]);
  expect((await listPasskeys(b, owner)).length).toBe(1);
});

it('one signature that two nodes get at once signs in once, whichever node asked for it', async () => {
  const passkey = await addPasskey(a, { browser: await a.layBrowser(owner) }, 'Phone');
  for (let time = 0; time < 5; time += 1) {
    a.clock.advance(3_600_000);
    const counter = time % 2 === 0 ? time + 1 : time + 10;
    const body = passkey.sign(await askSignIn(time % 2 === 0 ? a : b), { counter: counter + time * 10 });
    const calls = [a, b].map((node) => node.ask('/sign-in/passkey', { body, browser: newStaffBrowser() }));
    expect(await statusesOf(calls)).toEqual([200, 422]);
  }
});

it('one signature that two nodes get at once steps up once, and approves once', async () => {
  const browser = await a.layBrowser(second, null);
  const passkey = await addPasskey(a, { browser: await a.layBrowser(second) });
  const session = { browser: await b.layBrowser(second, null) };
  expect((await a.ask('/me', { browser })).status).toBe(401);
  const body = passkey.sign(await askStepUp(a, session));
  const steps = [a, b].map((node) => node.ask('/step-up/passkey', { body, ...session }));
  expect(await statusesOf(steps)).toEqual([204, 422]);
  const path = `/organisation/${owner.organisation}`;
  const invitation = {
    body: { email: 'next@example.om', role: 'owner' },
    browser: await a.layBrowser(owner),
  };
  const { approval } = await read<Asked>(await a.ask(`${path}/invitation`, invitation));
  const signature = passkey.sign(await askStepUp(b, session, approval.hash));
  const approvals = [a, b].map((node) => approveBy(node, path, approval, signature, session));
  const [done, refused] = await statusesOf(approvals);
  expect([done, [409, 422].includes(refused!)]).toEqual([200, true]);
});
