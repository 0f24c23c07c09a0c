/** Passkeys in every documented status. */
import type { Asked, StaffList } from '../../domain/staff/staffContract.ts';
import type { fullDisk } from '../support/database/failingDisk.ts';
import type { provoking } from '../support/servers/contract.ts';
import {
  addPasskey,
  approveBy,
  askSignIn,
  askStepUp,
  listPasskeys,
  offerPasskey,
} from '../support/passkeys/passkeyCalls.ts';
import { SoftPasskey } from '../support/passkeys/softPasskey.ts';
import { adminOrigin, read, StaffWorld, type Person } from '../support/staff/staffWorld.ts';
import { calls, newPasskey, nobody, signature } from './staffCalls.ts';

type Walk = {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: ReturnType<typeof fullDisk>['disk'];
  violations: ReturnType<typeof provoking>['violations'];
};

/** Walks passkeys through every documented status. @returns how replies differ from the contract */
export async function answerPasskeys(walk: Walk): Promise<string[]> {
  // Time for the limit of changes, which another test has reached.
  walk.world.clock.advance(3_600_000);
  await walk.world.signIn(walk.owner, walk.owner.browser);
  const own = await changeOwn(walk);
  return [...own, ...(await prove(walk)), ...(await approve(walk)), ...(await withoutName(walk))];
}

async function changeOwn({ world, owner, disk, violations }: Walk): Promise<string[]> {
  const found: string[] = [];
  const { browser } = owner;
  const offer = () => world.ask('/passkey/offer', { method: 'POST', browser });
  const add = (body: unknown) => world.ask('/passkey', { body, browser });
  const remove = (id: string) => world.ask(`/passkey/${id}`, { method: 'DELETE', browser });
  const question = () => world.ask('/step-up/passkey/question', { body: { approval: null }, browser });
  found.push(...(await violations('askPasskeyStepUp', 409, await question())));
  found.push(...(await violations('offerPasskey', 200, await offer())));
  found.push(...(await violations('addPasskey', 422, await add(newPasskey))));
  const made = new SoftPasskey(adminOrigin).make(await offerPasskey(world, owner), 'Laptop');
  disk.works = false;
  found.push(...(await violations('addPasskey', 503, await add(made))));
  disk.works = true;
  found.push(...(await violations('addPasskey', 204, await add(made))));
  for (let time = 1; time < 5; time += 1) await addPasskey(world, owner);
  found.push(...(await violations('offerPasskey', 409, await offer())));
  const [first, ...others] = await listPasskeys(world, owner);
  found.push(...(await violations('removePasskey', 400, await remove('1'))));
  found.push(...(await violations('removePasskey', 404, await remove(nobody))));
  disk.works = false;
  found.push(...(await violations('removePasskey', 503, await remove(first!.id))));
  disk.works = true;
  found.push(...(await violations('removePasskey', 204, await remove(first!.id))));
  for (const { id } of others) await remove(id);
  let often = await add(newPasskey);
  while (often.status !== 429) often = await add(newPasskey);
  found.push(...(await violations('addPasskey', 429, often)));
  world.clock.advance(3_600_000);
  await world.signIn(owner, browser);
  return found;
}

async function prove({ world, owner, disk, violations }: Walk): Promise<string[]> {
  const found: string[] = [];
  const { browser } = owner;
  const passkey = await addPasskey(world, owner);
  const question = await world.ask('/sign-in/passkey/question', { method: 'POST' });
  found.push(...(await violations('askPasskeySignIn', 200, question)));
  const signIn = (body: unknown) => world.ask('/sign-in/passkey', { body });
  found.push(...(await violations('signInByPasskey', 422, await signIn(signature))));
  const signed = passkey.sign(await askSignIn(world));
  disk.works = false;
  found.push(...(await violations('signInByPasskey', 503, await signIn(signed))));
  disk.works = true;
  found.push(...(await violations('signInByPasskey', 200, await signIn(signed))));
  const asked = await world.ask('/step-up/passkey/question', { body: { approval: null }, browser });
  found.push(...(await violations('askPasskeyStepUp', 200, asked)));
  const stepUp = (body: unknown) => world.ask('/step-up/passkey', { body, browser });
  found.push(...(await violations('stepUpByPasskey', 422, await stepUp(signature))));
  const proof = passkey.sign(await askStepUp(world, owner));
  found.push(...(await violations('stepUpByPasskey', 204, await stepUp(proof))));
  const wrong = { ...passkey.sign(await askStepUp(world, owner)), signature: 'x' };
  let often = await stepUp(wrong);
  while (often.status === 422) often = await stepUp(wrong);
  found.push(...(await violations('stepUpByPasskey', 429, often)));
  const place = `/organisation/${owner.organisation}`;
  const limited = await approveBy(world, place, { id: nobody, hash: 'x' }, wrong, owner);
  found.push(...(await violations('approveSigned', 429, limited)));
  world.clock.advance(12 * 3_600_000);
  await world.signIn(owner, browser);
  return found;
}

async function approve({ world, owner, disk, violations }: Walk): Promise<string[]> {
  const found: string[] = [];
  const path = `/organisation/${owner.organisation}`;
  const { people } = await read<StaffList>(await world.ask(`${path}/staff`, { browser: owner.browser }));
  const { staff_id } = people.find(({ role, staff_id: id }) => role === 'owner' && id !== owner.id)!;
  const judge = await world.join(owner, 'judge', 'j@example.om');
  const passkey = await addPasskey(world, owner);
  const invitation = {
    body: { email: 'z@example.om', role: 'owner' },
    browser: await world.layBrowser({ id: staff_id }),
  };
  const { approval } = await read<Asked>(await world.ask(`${path}/invitation`, invitation));
  const sign = async (hash = approval.hash) => passkey.sign(await askStepUp(world, owner, hash));
  const give = async (place = path, id = approval.id, by = owner as Person) =>
    approveBy(world, place, { ...approval, id }, await sign(), by);
  found.push(...(await violations('approveSigned', 400, await give('/organisation/1'))));
  found.push(...(await violations('approveSigned', 403, await give(path, approval.id, judge))));
  found.push(...(await violations('approveSigned', 404, await give(`/organisation/${nobody}`))));
  found.push(...(await violations('approveSigned', 404, await give(path, nobody))));
  const unsigned = { body: { hash: approval.hash, ...signature }, browser: owner.browser };
  const call = `${path}/approval/${approval.id}/approve-signed`;
  found.push(...(await violations('approveSigned', 422, await world.ask(call, unsigned))));
  disk.works = false;
  found.push(...(await violations('approveSigned', 503, await give())));
  disk.works = true;
  found.push(...(await violations('approveSigned', 200, await give())));
  found.push(...(await violations('approveSigned', 409, await give())));
  return found;
}

/** The staff side at an address in numbers. */
async function withoutName({ violations }: Walk): Promise<string[]> {
  const found: string[] = [];
  const bare = await StaffWorld.start({ adminOrigin: 'https://127.0.0.1' });
  const { browser } = await bare.setUp();
  for (const operation of ['askPasskeySignIn', 'signInByPasskey', 'stepUpByPasskey', 'addPasskey'] as const) {
    const [path, asked] = calls[operation]!;
    found.push(...(await violations(operation, 409, await bare.ask(path, { ...asked, browser }))));
  }
  await bare.close();
  return found;
}
