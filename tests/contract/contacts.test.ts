import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword } from '../support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import { fullDisk } from '../support/database/failingDisk.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { unreadable } from '../support/accounts/unreadable.ts';

let world: AccountWorld;
let broken: AccountWorld;
const { disk, wrap } = fullDisk();

beforeAll(async () => {
  [world, broken] = await Promise.all([AccountWorld.start(), AccountWorld.start({}, wrap)]);
});
afterAll(() => Promise.all([world.close(), broken.close()]));

const { provoked, violations } = provoking();

it.each([
  ['checkContactLink', '/contact-link'],
  ['followContactLink', '/follow-contact-link'],
])('%s answers a body that it cannot read', async (operation, path) => {
  for (const [status, asked] of unreadable)
    expect(await violations(operation, status, await world.ask(path, asked))).toEqual([]);
});

it('answers a change of contact and its links', async () => {
  const owner = await world.lay();
  const token = await world.token(owner);
  const path = '/profile/change-contact';
  const email = 'contract@example.om';
  const body = { field: 'email', value: email, current_password: goodPassword };
  for (const [status, asked] of unreadable)
    expect(await violations('changeContact', status, await world.ask(path, { ...asked, token }))).toEqual([]);
  expect(await violations('changeContact', 401, await world.ask(path, { body }))).toEqual([]);
  expect(await violations('changeContact', 200, await world.ask(path, { body, token }))).toEqual([]);
  await world.work();
  const links = [world.linkTo(email), world.linkTo(owner.email)];
  for (const operation of ['checkContactLink', 'followContactLink'] as const) {
    const where = operation === 'checkContactLink' ? '/contact-link' : '/follow-contact-link';
    const follow = (of: string) => world.ask(where, { body: { token: of } });
    for (const link of links) expect(await violations(operation, 200, await follow(link))).toEqual([]);
    expect(await violations(operation, 404, await follow('x'))).toEqual([]);
    const browser = newBrowser();
    const often = () => world.ask(where, { body: { token: 'x' }, browser });
    for (let time = 0; time < 30; time += 1) await often();
    expect(await violations(operation, 429, await often())).toEqual([]);
  }
  const [used = ''] = links;
  const dead = { body: { token: used } };
  expect(await violations('checkContactLink', 410, await world.ask('/contact-link', dead))).toEqual([]);
  expect(await violations('followContactLink', 410, await world.ask('/follow-contact-link', dead))).toEqual(
    [],
  );
  const busy = await world.lay();
  const own = await world.token(busy);
  const wrong = { ...body, current_password: 'Wrong-horse-9' };
  for (let time = 0; time < 5; time += 1) await world.ask(path, { body: wrong, token: own });
  expect(await violations('changeContact', 429, await world.ask(path, { body: wrong, token: own }))).toEqual(
    [],
  );
});

it('acknowledges nothing that is not on disk', async () => {
  const owner = await broken.lay();
  const token = await broken.token(owner);
  const ask = (path: string, body: object) => broken.ask(path, { token, body });
  const path = '/profile/change-contact';
  const wanted = { field: 'email', value: 'disk@example.om', current_password: goodPassword };
  await ask(path, wanted);
  await broken.work();
  const link = { token: broken.linkTo(owner.email) };
  disk.works = false;
  expect(await violations('changeContact', 503, await ask(path, wanted))).toEqual([]);
  expect(await violations('followContactLink', 503, await ask('/follow-contact-link', link))).toEqual([]);
  await broken.server.store.database.destroy();
  expect(await violations('checkContactLink', 503, await ask('/contact-link', link))).toEqual([]);
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
