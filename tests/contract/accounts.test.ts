import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, type LaidAccount } from '../support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser, type Asked } from '../support/accounts/accountWorld.ts';
import { layContestantAccount } from '../support/accounts/namedContestant.ts';
import { fullDisk } from '../support/database/failingDisk.ts';
import { contractViolations, provoking, unprovoked } from '../support/servers/contract.ts';
import { unreadable } from '../support/accounts/unreadable.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';

let world: AccountWorld;
let broken: AccountWorld;
let account: LaidAccount;
const { disk, wrap } = fullDisk();

beforeAll(async () => {
  [world, broken] = await Promise.all([AccountWorld.start(), AccountWorld.start({}, wrap)]);
  account = await world.lay();
});
afterAll(() => Promise.all([world.close(), broken.close()]));

const { provoked, violations } = provoking();

const next = { new_password: 'Green-Lamp-7', confirm_password: 'Green-Lamp-7' };
const change = { current_password: goodPassword, ...next };

async function linkFor(of: LaidAccount, within = world): Promise<string> {
  const body = { civil_id: of.civil_id, contact_method: 'email' };
  await within.ask('/forgot-password', { body });
  await within.work();
  return within.linkTo(of.email);
}

it.each([
  ['logIn', '/login'],
  ['forgotPassword', '/forgot-password'],
  ['checkPasswordLink', '/password-link'],
  ['resetPassword', '/reset-password'],
])('%s answers a body that it cannot read', async (operation, path) => {
  for (const [status, asked] of unreadable)
    expect(await violations(operation, status, await world.ask(path, asked))).toEqual([]);
});

it('answers a login with every documented status', async () => {
  const suspended = await world.lay({ suspended_at: 1 });
  expect(await violations('logIn', 200, await world.logIn(account))).toEqual([]);
  expect(await violations('logIn', 403, await world.logIn(suspended))).toEqual([]);
  expect(await violations('logIn', 422, await world.logIn(account, newBrowser(), 'Wrong-horse-9'))).toEqual(
    [],
  );
  for (let time = 0; time < 5; time += 1) await world.logIn({ civil_id: '1' }, newBrowser(), 'x');
  expect(await violations('logIn', 429, await world.logIn({ civil_id: '1' }, newBrowser(), 'x'))).toEqual([]);
});

it('answers calls about sessions', async () => {
  const token = await world.token(account);
  const nobody = 'A'.repeat(22);
  const list = await world.ask('/session', { token });
  const [session] = ((await list.clone().json()) as { data: { id: string }[] }).data;
  expect(await violations('listSessions', 200, list)).toEqual([]);
  expect(await violations('listSessions', 401, await world.ask('/session'))).toEqual([]);
  const revoke = (id: string | undefined, as?: string) =>
    world.ask(`/session/${id}`, { method: 'DELETE', token: as });
  expect(await violations('revokeSession', 400, await revoke('1', token))).toEqual([]);
  expect(await violations('revokeSession', 401, await revoke(session?.id))).toEqual([]);
  expect(await violations('revokeSession', 404, await revoke(nobody, token))).toEqual([]);
  expect(await violations('revokeSession', 200, await revoke(session?.id, token))).toEqual([]);
  const again = await world.token(account);
  expect(await violations('logOut', 401, await world.ask('/logout', { method: 'POST' }))).toEqual([]);
  expect(
    await violations('logOut', 200, await world.ask('/logout', { method: 'POST', token: again })),
  ).toEqual([]);
});

it.each([
  ['listSessions', 'GET', '/api/session'],
  ['readProfile', 'GET', '/api/profile'],
  ['logOut', 'POST', '/api/logout'],
])('%s answers bytes that are not HTTP', async (operation, method, path) => {
  const request = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nno header at all\r\n\r\n`;
  const answered = await rawHttp(world.server.site, request);
  const { status, headers, text } = answered;
  provoked.add(`${operation} ${status}`);
  expect([status, contractViolations(operation, { status, headers, text })]).toEqual([400, []]);
});

it('answers calls about links', async () => {
  const owner = await world.lay();
  const token = await linkFor(owner);
  const check = (of: string) => world.ask('/password-link', { body: { token: of } });
  const reset = (of: string, words: object = next) =>
    world.ask('/reset-password', { body: { token: of, ...words } });
  const asker = newBrowser();
  const forgot = (civil_id: string) =>
    world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' }, browser: asker });
  expect(await violations('forgotPassword', 200, await forgot(owner.civil_id))).toEqual([]);
  for (let time = 0; time < 9; time += 1) await forgot(String(44_000_000 + time));
  expect(await violations('forgotPassword', 429, await forgot('45454545'))).toEqual([]);
  await world.work();
  const newest = world.linkTo(owner.email);
  expect(newest).not.toBe(token);
  expect(await violations('checkPasswordLink', 200, await check(newest))).toEqual([]);
  expect(await violations('checkPasswordLink', 404, await check('x'))).toEqual([]);
  expect(await violations('checkPasswordLink', 410, await check(token))).toEqual([]);
  expect(await violations('resetPassword', 404, await reset('x'))).toEqual([]);
  expect(await violations('resetPassword', 410, await reset(token))).toEqual([]);
  expect(
    await violations('resetPassword', 422, await reset(newest, { ...next, confirm_password: '' })),
  ).toEqual([]);
  expect(await violations('resetPassword', 200, await reset(newest))).toEqual([]);
  const browser = newBrowser();
  const often = () => world.ask('/password-link', { body: { token: 'x' }, browser });
  for (let time = 0; time < 30; time += 1) await often();
  expect(await violations('checkPasswordLink', 429, await often())).toEqual([]);
  const same = { body: { token: 'x', ...next }, browser };
  expect(await violations('resetPassword', 429, await world.ask('/reset-password', same))).toEqual([]);
});

it('answers calls about a profile', async () => {
  const token = await world.token(account);
  expect(await violations('readProfile', 200, await world.ask('/profile', { token }))).toEqual([]);
  expect(await violations('readProfile', 401, await world.ask('/profile'))).toEqual([]);
  const path = '/profile/updateProfile';
  const form = (name: string, value: string) => {
    const made = new FormData();
    made.append(name, value);
    return made;
  };
  const update = (asked: Asked) => world.ask(path, { token, method: 'POST', ...asked });
  const named = form('address', 'Muscat');
  expect(await violations('updateProfile', 200, await update({ form: named }))).toEqual([]);
  const malformed = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(
    await violations('updateProfile', 400, await update({ body: '--x\r\nno', headers: malformed })),
  ).toEqual([]);
  expect(await violations('updateProfile', 401, await update({ form: named, token: undefined }))).toEqual([]);
  const foreign = { origin: 'https://evil.example' };
  expect(await violations('updateProfile', 403, await update({ form: named, headers: foreign }))).toEqual([]);
  const huge = form('address', 'x'.repeat(5_200_000));
  expect(await violations('updateProfile', 413, await update({ form: huge }))).toEqual([]);
  expect(await violations('updateProfile', 415, await update({ body: { full_name: 'x' } }))).toEqual([]);
  expect(await violations('updateProfile', 422, await update({ form: form('full_name', 'x') }))).toEqual([]);
  for (let time = 0; time < 10; time += 1) await update({ form: named });
  expect(await violations('updateProfile', 429, await update({ form: named }))).toEqual([]);
});

it('answers a contestant whose changes wait', async () => {
  const { account: contestant } = await layContestantAccount(world);
  const token = await world.token(contestant);
  const form = new FormData();
  form.append('full_name', 'Salim');
  form.append('country_id', '2');
  const updated = await world.ask('/profile/updateProfile', { token, form });
  expect(await violations('updateProfile', 200, updated)).toEqual([]);
  expect(await violations('readProfile', 200, await world.ask('/profile', { token }))).toEqual([]);
});

it('answers a change of password', async () => {
  const owner = await world.lay();
  const token = await world.token(owner);
  const path = '/profile/change-password';
  for (const [status, asked] of unreadable)
    expect(await violations('changePassword', status, await world.ask(path, { ...asked, token }))).toEqual(
      [],
    );
  expect(await violations('changePassword', 401, await world.ask(path, { body: change }))).toEqual([]);
  const wrong = { ...change, current_password: 'Wrong-horse-9' };
  for (let time = 0; time < 5; time += 1) await world.ask(path, { body: wrong, token });
  expect(await violations('changePassword', 429, await world.ask(path, { body: wrong, token }))).toEqual([]);
  const other = await world.token(account);
  expect(
    await violations('changePassword', 200, await world.ask(path, { body: change, token: other })),
  ).toEqual([]);
});

it('shows the outbox outside production only', async () => {
  expect(await violations('readOutbox', 200, await world.ask('/outbox'))).toEqual([]);
  const elsewhere = await AccountWorld.start({
    environment: 'production',
    keysDir: world.server.config.keysDir,
  });
  expect(await violations('readOutbox', 404, await elsewhere.ask('/outbox'))).toEqual([]);
  await elsewhere.close();
});

it('acknowledges nothing that is not on disk', async () => {
  const owner = await broken.lay();
  const token = await broken.token(owner);
  const link = await linkFor(owner, broken);
  disk.works = false;
  const ask = (path: string, asked: Asked) => broken.ask(path, { token, ...asked });
  expect(await violations('logIn', 503, await broken.logIn(owner))).toEqual([]);
  expect(await violations('logOut', 503, await ask('/logout', { method: 'POST' }))).toEqual([]);
  const id = 'A'.repeat(22);
  expect(await violations('revokeSession', 503, await ask(`/session/${id}`, { method: 'DELETE' }))).toEqual(
    [],
  );
  const wish = { body: { civil_id: '1', contact_method: 'email' } };
  expect(await violations('forgotPassword', 503, await ask('/forgot-password', wish))).toEqual([]);
  const body = { token: link, ...next };
  expect(await violations('resetPassword', 503, await ask('/reset-password', { body }))).toEqual([]);
  expect(
    await violations('changePassword', 503, await ask('/profile/change-password', { body: change })),
  ).toEqual([]);
  const form = new FormData();
  form.append('address', 'Muscat');
  expect(await violations('updateProfile', 503, await ask('/profile/updateProfile', { form }))).toEqual([]);
  await broken.server.store.database.destroy();
  expect(await violations('readProfile', 503, await ask('/profile', {}))).toEqual([]);
  expect(await violations('listSessions', 503, await ask('/session', {}))).toEqual([]);
  expect(
    await violations('checkPasswordLink', 503, await ask('/password-link', { body: { token: link } })),
  ).toEqual([]);
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
