import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LaidAccount } from '../support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import { contractViolations, provoking, unprovoked } from '../support/servers/contract.ts';
import { formOf, passport, person, pngFile, signUp, song } from '../support/entries/entryForms.ts';
import { failingDisk } from '../support/database/failingDisk.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';
import { newForm, UploadCalls } from '../support/entries/uploadCalls.ts';

let world: AccountWorld;
let broken: AccountWorld;
let account: LaidAccount;
let audio: string;
let ended: string;

const { disk, wrap } = failingDisk();

beforeAll(async () => {
  [world, broken] = await Promise.all([AccountWorld.start(), AccountWorld.start({}, wrap)]);
  const calls = new UploadCalls(world);
  account = await world.lay();
  audio = await calls.competition('player-of-the-season');
  ended = await calls.competition('the-spoken-word');
});
afterAll(() => Promise.all([world.close(), broken.close()]));

const { provoked, violations } = provoking();

const fields = (more: Record<string, string> = {}) => ({ ...person(), comp_id: audio, ...more });
const files = () => ({ media_file: song(), id_passport_url: passport() });
const malformed = { 'content-type': 'multipart/form-data; boundary=x' };
const dead = `swt_${'A'.repeat(43)}`;

/**
 * Sends only the head of a form that declares more bytes than the server ever takes. @returns the status and
 * how the reply violates the contract
 */
async function tooLarge(operation: string, path: string, token = ''): Promise<unknown[]> {
  const head =
    `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
    `Authorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
    `Content-Length: 600000000\r\n\r\n`;
  const asked = token === '' ? head.replace(/Authorization.*\r\n/, '') : head;
  const answered = await rawHttp(world.server.site, asked);
  provoked.add(`${operation} ${answered.status}`);
  return [answered.status, contractViolations(operation, answered)];
}

it('answers a registration with every documented status', async () => {
  const send = (form: FormData, more: object = {}) => world.ask('/signup', { form, ...more });
  const good = formOf(fields(), files());
  expect(
    await violations('signUp', 200, await send(good, { headers: { 'idempotency-key': newForm() } })),
  ).toEqual([]);
  const half = { method: 'POST', body: '--x\r\nno', headers: malformed };
  expect(await violations('signUp', 400, await world.ask('/signup', half))).toEqual([]);
  const badKey = await send(good, { headers: { 'idempotency-key': 'x' } });
  expect(await violations('signUp', 400, badKey)).toEqual([]);
  expect(await violations('signUp', 401, await send(good, { token: dead }))).toEqual([]);
  expect(await violations('signUp', 403, await send(formOf(fields({ comp_id: ended }))))).toEqual([]);
  expect(await violations('signUp', 404, await send(formOf({ comp_id: 'x' })))).toEqual([]);
  expect(await tooLarge('signUp', '/signup')).toEqual([413, []]);
  expect(await violations('signUp', 415, await world.ask('/signup', { body: {} }))).toEqual([]);
  expect(await violations('signUp', 422, await send(formOf(fields({ full_name: '' }))))).toEqual([]);
  const browser = newBrowser();
  for (let time = 0; time < 60; time += 1) await send(formOf({ comp_id: 'x' }), { browser });
  expect(await violations('signUp', 429, await send(formOf({ comp_id: 'x' }), { browser }))).toEqual([]);
});

it('answers calls about entries with every documented status', async () => {
  const token = await world.token(account);
  const form = formOf(fields({ civil_id: account.civil_id }), files());
  const id = (await signUp(world, form, { token })).data?.id ?? '';
  const list = (as?: string) => world.ask('/participant', { token: as });
  expect(await violations('listSubmissions', 200, await list(token))).toEqual([]);
  expect(await violations('listSubmissions', 401, await list())).toEqual([]);
  const raw = await rawHttp(
    world.server.site,
    'GET /api/participant HTTP/1.1\r\nHost: localhost\r\nno header at all\r\n\r\n',
  );
  provoked.add(`listSubmissions ${raw.status}`);
  expect([raw.status, contractViolations('listSubmissions', raw)]).toEqual([400, []]);
  for (const [operation, path] of [
    ['readSubmission', 'submission'],
    ['viewSubmission', 'view-submission'],
    ['readIdentity', 'identity'],
  ] as const) {
    const ask = (name: string, as?: string) => world.ask(`/participant/${path}/${name}`, { token: as });
    expect(await violations(operation, 200, await ask(id, token))).toEqual([]);
    expect(await violations(operation, 400, await ask('x', token))).toEqual([]);
    expect(await violations(operation, 401, await ask(id))).toEqual([]);
    expect(await violations(operation, 404, await ask('A'.repeat(22), token))).toEqual([]);
  }
});

it('answers a document that is sent again with every documented status', async () => {
  const owner = await world.lay();
  const token = await world.token(owner);
  const form = formOf(fields({ civil_id: owner.civil_id }), files());
  const entryId = (await signUp(world, form, { token })).data?.id ?? '';
  const path = `/participant/document/${entryId}`;
  const send = (sent: FormData, to = path) => world.ask(to, { form: sent, token });
  const good = () => formOf({}, { id_passport_url: { ...passport(), content: pngFile(9, 9) } });
  expect(await violations('replaceDocument', 403, await send(good()))).toEqual([]);
  const asked = { part: 'document', reason: 'It is blurred.', days: 7, actor: 'operator:test' } as const;
  const at = world.clock.now();
  await world.server.store.writer.submit('askCorrection', { ...asked, entryId, at });
  const half = { method: 'POST', body: '--x\r\nno', headers: malformed, token };
  expect(await violations('replaceDocument', 400, await world.ask(path, half))).toEqual([]);
  expect(await violations('replaceDocument', 401, await world.ask(path, { form: good() }))).toEqual([]);
  const nobodys = `/participant/document/${'A'.repeat(22)}`;
  expect(await violations('replaceDocument', 404, await send(good(), nobodys))).toEqual([]);
  expect(await tooLarge('replaceDocument', path, token)).toEqual([413, []]);
  expect(await violations('replaceDocument', 415, await world.ask(path, { body: {}, token }))).toEqual([]);
  expect(await violations('replaceDocument', 422, await send(formOf({ none: '' })))).toEqual([]);
  expect(await violations('replaceDocument', 200, await send(good()))).toEqual([]);
  for (let time = 0; time < 10; time += 1) await send(good());
  expect(await violations('replaceDocument', 429, await send(good()))).toEqual([]);
});

it('answers a withdrawal and its undoing with every documented status', async () => {
  const owner = await world.lay();
  const token = await world.token(owner);
  const form = formOf(fields({ civil_id: owner.civil_id }), files());
  const id = (await signUp(world, form, { token })).data?.id ?? '';
  const path = `/participant/withdraw/${id}`;
  const withdraw = (asked: object = { body: { name: null } }, to = path) =>
    world.ask(to, { token, ...asked });
  const undo = (to = path, as: string | undefined = token) =>
    world.ask(`${to}/undo`, { method: 'POST', token: as });
  const both = ['withdrawSubmission', 'undoWithdrawal'] as const;
  const [first, second] = both;
  expect(await violations(first, 200, await withdraw())).toEqual([]);
  expect(await violations(second, 200, await undo())).toEqual([]);
  for (const [name, status] of [
    ['x', 400],
    ['A'.repeat(22), 404],
  ] as const) {
    expect(
      await violations(first, status, await withdraw(undefined, `/participant/withdraw/${name}`)),
    ).toEqual([]);
    expect(await violations(second, status, await undo(`/participant/withdraw/${name}`))).toEqual([]);
  }
  expect(await violations(first, 401, await withdraw({ body: { name: null }, token: dead }))).toEqual([]);
  expect(await violations(second, 401, await undo(path, dead))).toEqual([]);
  expect(await violations(first, 413, await withdraw({ body: { name: 'x'.repeat(70_000) } }))).toEqual([]);
  expect(await violations(first, 415, await withdraw({ form: formOf({ name: '' }) }))).toEqual([]);
  expect(await violations(first, 422, await withdraw({ body: {} }))).toEqual([]);
  await setStatus(id, { status: 'rejected' });
  expect(await violations(first, 403, await withdraw())).toEqual([]);
  await setStatus(id, { withdrawn_at: 1 });
  expect(await violations(second, 403, await undo())).toEqual([]);
  for (let time = 0; time < 20; time += 1) await undo();
  expect(await violations(first, 429, await withdraw())).toEqual([]);
  expect(await violations(second, 429, await undo())).toEqual([]);
});

const setStatus = (id: string, set: { status: 'rejected' } | { withdrawn_at: number }) =>
  world.beside((db) => db.updateTable('entries').set(set).where('id', '=', id).execute());

it('answers a replacement with every documented status', async () => {
  const owner = await world.lay();
  const token = await world.token(owner);
  const form = formOf(fields({ civil_id: owner.civil_id }), files());
  const id = (await signUp(world, form, { token })).data?.id ?? '';
  const path = `/participant/update/${id}`;
  const send = (sent: FormData, as: string | undefined = token, to = path) =>
    world.ask(to, { form: sent, token: as });
  const good = formOf({ _method: 'PUT' }, { media_file: song(2) });
  expect(await violations('replaceSubmission', 200, await send(good))).toEqual([]);
  expect(await violations('replaceSubmission', 400, await send(formOf({ _method: 'GET' })))).toEqual([]);
  expect(await violations('replaceSubmission', 401, await world.ask(path, { form: good }))).toEqual([]);
  const nobodys = `/participant/update/${'A'.repeat(22)}`;
  expect(await violations('replaceSubmission', 404, await send(good, token, nobodys))).toEqual([]);
  expect(await tooLarge('replaceSubmission', path, token)).toEqual([413, []]);
  expect(await violations('replaceSubmission', 415, await world.ask(path, { body: {}, token }))).toEqual([]);
  const empty = formOf({ _method: 'PUT' });
  expect(await violations('replaceSubmission', 422, await send(empty))).toEqual([]);
  for (let time = 0; time < 10; time += 1) await send(empty);
  expect(await violations('replaceSubmission', 429, await send(empty))).toEqual([]);
  const { live } = world.server.app;
  world.clock.advance((live.catalogue.view.details.get(audio)?.comp_end ?? 0) - world.clock.now());
  const later = await world.token(owner);
  expect(await violations('replaceSubmission', 403, await send(good, later))).toEqual([]);
});

it('acknowledges no entry that is not on disk', async () => {
  const owner = await broken.lay();
  const token = await broken.token(owner);
  const comp_id = await new UploadCalls(broken).competition('player-of-the-season');
  const form = formOf({ ...person(), civil_id: owner.civil_id, comp_id }, files());
  const id = (await signUp(broken, form, { token })).data?.id ?? '';
  disk.works = false;
  const sent = formOf({ ...person(), comp_id }, files());
  expect(await violations('signUp', 503, await broken.ask('/signup', { form: sent }))).toEqual([]);
  const replaced = await broken.ask(`/participant/update/${id}`, { form: formOf({}), token });
  expect(await violations('replaceSubmission', 503, replaced)).toEqual([]);
  const document = await broken.ask(`/participant/document/${id}`, { form: formOf({}), token });
  expect(await violations('replaceDocument', 503, document)).toEqual([]);
  const withdrawn = await broken.ask(`/participant/withdraw/${id}`, { body: { name: null }, token });
  expect(await violations('withdrawSubmission', 503, withdrawn)).toEqual([]);
  const undone = await broken.ask(`/participant/withdraw/${id}/undo`, { method: 'POST', token });
  expect(await violations('undoWithdrawal', 503, undone)).toEqual([]);
  const identity = await broken.ask(`/participant/identity/${id}`, { token });
  expect(await violations('readIdentity', 503, identity)).toEqual([]);
  disk.works = true;
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
