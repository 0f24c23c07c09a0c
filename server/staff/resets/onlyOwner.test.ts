import { afterEach, beforeEach, expect, it } from 'vitest';
import { RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import type { OrganisationList, ResetStarted } from '../../../domain/staff/staffContract.ts';
import { layOwner, resetCalls } from '../../../tests/support/resets/resetCalls.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

let world: StaffWorld;
let operator: Person & { organisation: string };
let only: Person;
let house: string;
beforeEach(async () => {
  world = await StaffWorld.start();
  operator = await world.setUp();
  only = await world.join(operator, 'screener', 'only@example.om');
  house = await world.layOrganisation();
  await layOwner(world, only, house);
});
afterEach(() => world.close());

const ask = (method: 'POST' | 'DELETE', organisation = house) =>
  world.ask(`/organisation/${organisation}/owner-reset`, { method, browser: operator.browser });
const row = async () => {
  const list = await read<OrganisationList>(await world.ask('/organisation', { browser: operator.browser }));
  const { owners, owner_reset } = list.data.find(({ id }) => id === house)!;
  return { owners, owner_reset };
};

it('an operator resets the only owner of an organisation, after 24 hours', async () => {
  const made = await read<ResetStarted>(await ask('POST'));
  expect([made.name, made.email]).toEqual(['Nasser Al Balushi', only.email]);
  expect(await row()).toEqual({ owners: 1, owner_reset: made.reset });
  const calls = resetCalls(world, house);
  expect((await calls.check(made.link)).authenticator).toBeNull();
  world.clock.advance(RESET_WAIT_MS);
  expect((await calls.complete(await calls.bodyOf(made.link))).status).toBe(201);
  operator.browser = await world.layBrowser(operator);
  expect((await row()).owner_reset).toBeNull();
});

it('an operator withdraws it, and the owner stops it', async () => {
  await read(await ask('POST'));
  expect([(await ask('DELETE')).status, (await ask('DELETE')).status]).toEqual([204, 404]);
  await read(await ask('POST'));
  expect((await resetCalls(world, house).stopOwn(only)).status).toBe(204);
  expect((await row()).owner_reset).toBeNull();
});

it('an operator resets nobody else', async () => {
  expect(await answered(await ask('POST', operator.organisation))).toEqual({
    status: 409,
    code: 'reset_own',
  });
  await layOwner(world, operator, house);
  expect(await answered(await ask('POST'))).toEqual({ status: 409, code: 'not_one_owner' });
  expect(await answered(await ask('POST', await world.layOrganisation()))).toEqual({
    status: 409,
    code: 'not_one_owner',
  });
  const other = await layPerson(world, null, 'operator');
  const studio = await world.layOrganisation();
  await layOwner(world, other, studio);
  expect(await answered(await ask('POST', studio))).toEqual({ status: 409, code: 'reset_stronger' });
});
