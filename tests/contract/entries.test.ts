import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../server/start/openStore.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { WriteError } from '../../server/platform/writer/writeError.ts';
import type { LaidAccount } from '../support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser } from '../support/accounts/accountWorld.ts';
import { contractViolations, provoking, unprovoked } from '../support/servers/contract.ts';
import { formOf, passport, person, signUp, song, wavFile } from '../support/entries/entryForms.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';
import { newForm, UploadCalls, type CallParts, type UploadToBegin } from '../support/entries/uploadCalls.ts';

let world: AccountWorld;
let broken: AccountWorld;
let calls: UploadCalls;
let account: LaidAccount;
let audio: string;
let ended: string;
let disk = true;

const withoutDisk = (store: Store): Store => ({
  ...store,
  database: new Proxy(store.database, {
    get: (database, name: keyof Kysely<Schema>) => {
      if (!disk && name === 'selectFrom') throw new Error('no disk');
      const value: unknown = database[name];
      return typeof value === 'function' ? (value.bind(database) as unknown) : value;
    },
  }),
  writer: {
    ...store.writer,
    submit: (name, input) =>
      disk ? store.writer.submit(name, input) : Promise.reject(new WriteError('unavailable', 'no disk')),
  },
});

beforeAll(async () => {
  [world, broken] = await Promise.all([
    AccountWorld.start({ uploadNetworkBytes: 3_000_000 }),
    AccountWorld.start({}, withoutDisk),
  ]);
  calls = new UploadCalls(world);
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

const about = (more: Record<string, string> = {}) => ({
  metadata: { competition: audio, form: newForm(), filename: 'a.wav', filetype: 'audio/wav', ...more },
});

it('answers a request for an upload with every documented status', async () => {
  const options = await world.ask('/uploads', { method: 'OPTIONS' });
  expect(await violations('describeUploads', 204, options)).toEqual([]);
  const begin = async (status: number, upload: Partial<UploadToBegin>) =>
    violations('createUpload', status, await calls.begin({ bytes: 100, ...about(), ...upload }));
  expect(await begin(201, {})).toEqual([]);
  expect(await begin(400, { bytes: 0 })).toEqual([]);
  expect(await begin(401, { token: dead })).toEqual([]);
  expect(await begin(403, about({ competition: ended }))).toEqual([]);
  expect(await begin(404, about({ competition: 'x' }))).toEqual([]);
  expect(await begin(412, { headers: { 'tus-resumable': '2.0.0' } })).toEqual([]);
  expect(await begin(413, { bytes: 500_000_001 })).toEqual([]);
  expect(await begin(415, about({ filename: 'a.exe' }))).toEqual([]);
  const { metadata } = about();
  for (let time = 0; time < 10; time += 1) await calls.begin({ bytes: 100, metadata });
  expect(await begin(429, { metadata })).toEqual([]);
});

it('answers calls about an upload with every documented status', async () => {
  const content = wavFile();
  const owner = await world.lay();
  const token = await world.token(owner);
  const begun = (as?: string) => calls.begun({ bytes: content.length, ...about(), token: as });
  const [own, anyones] = [await begun(token), await begun()];
  const ask = async (
    operation: string,
    method: 'HEAD' | 'PATCH' | 'DELETE',
    status: number,
    id: string,
    parts: CallParts = {},
  ) => violations(operation, status, await calls.call(method, id, parts));
  const other = { headers: { 'tus-resumable': '2.0.0' } };
  const look = (...rest: [number, string, CallParts?]) => ask('readUpload', 'HEAD', ...rest);
  expect(await look(200, own, { token })).toEqual([]);
  expect(await look(401, own)).toEqual([]);
  expect(await look(404, 'A'.repeat(22))).toEqual([]);
  expect(await look(412, own, other)).toEqual([]);
  const add = (status: number, id: string, parts: CallParts = {}) =>
    ask('appendToUpload', 'PATCH', status, id, { offset: 0, content, ...parts });
  expect(await add(400, anyones, { offset: 'x' })).toEqual([]);
  expect(await add(401, own)).toEqual([]);
  expect(await add(404, 'A'.repeat(22))).toEqual([]);
  expect(await add(409, anyones, { offset: 7 })).toEqual([]);
  expect(await add(412, anyones, other)).toEqual([]);
  expect(await add(413, anyones, { content: new Uint8Array(content.length + 1) })).toEqual([]);
  expect(await add(415, anyones, { headers: { 'content-type': 'audio/wav' } })).toEqual([]);
  expect(await add(204, anyones)).toEqual([]);
  const large = await calls.begun({ bytes: 4_000_000, ...about() });
  expect(await add(429, large, { content: new Uint8Array(4_000_000) })).toEqual([]);
  const end = (...rest: [number, string, CallParts?]) => ask('endUpload', 'DELETE', ...rest);
  expect(await end(400, 'A'.repeat(101))).toEqual([]);
  expect(await end(401, own)).toEqual([]);
  expect(await end(404, 'A'.repeat(22))).toEqual([]);
  expect(await end(412, anyones, other)).toEqual([]);
  expect(await end(204, anyones)).toEqual([]);
  const old = await begun();
  world.clock.advance(86_400_000);
  expect(await look(410, old)).toEqual([]);
  expect(await add(410, old)).toEqual([]);
  expect(await end(410, old)).toEqual([]);
  // The test's clock is one day ahead, so the sweeper takes new files for a day old.
  world.server.app.files.tick();
  await world.server.app.files.rest();
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

it('acknowledges nothing that is not on disk', async () => {
  const owner = await broken.lay();
  const token = await broken.token(owner);
  const own = new UploadCalls(broken);
  const comp_id = await own.competition('player-of-the-season');
  const metadata = { competition: comp_id, form: newForm(), filename: 'a.wav' };
  const upload = await own.begun({ bytes: 100, metadata });
  const form = formOf({ ...person(), civil_id: owner.civil_id, comp_id }, files());
  const id = (await signUp(broken, form, { token })).data?.id ?? '';
  disk = false;
  const sent = formOf({ ...person(), comp_id }, files());
  expect(await violations('signUp', 503, await broken.ask('/signup', { form: sent }))).toEqual([]);
  expect(await violations('createUpload', 503, await own.begin({ bytes: 100, metadata }))).toEqual([]);
  expect(await violations('readUpload', 503, await own.call('HEAD', upload))).toEqual([]);
  const content = new Uint8Array(10);
  const added = await own.call('PATCH', upload, { offset: 0, content });
  expect(await violations('appendToUpload', 503, added)).toEqual([]);
  expect(await violations('endUpload', 503, await own.call('DELETE', upload))).toEqual([]);
  const replaced = await broken.ask(`/participant/update/${id}`, { form: formOf({}), token });
  expect(await violations('replaceSubmission', 503, replaced)).toEqual([]);
  const identity = await broken.ask(`/participant/identity/${id}`, { token });
  expect(await violations('readIdentity', 503, identity)).toEqual([]);
  disk = true;
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
