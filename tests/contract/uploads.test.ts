import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMPTY_UPLOAD_LIFE_MS } from '../../domain/delays.ts';
import { AccountWorld } from '../support/accounts/accountWorld.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { wavFile } from '../support/entries/entryForms.ts';
import { failingDisk } from '../support/database/failingDisk.ts';
import { newForm, UploadCalls, type CallParts, type UploadToBegin } from '../support/entries/uploadCalls.ts';

let world: AccountWorld;
let broken: AccountWorld;
let calls: UploadCalls;
let audio: string;
let ended: string;

const { disk, wrap } = failingDisk();

beforeAll(async () => {
  [world, broken] = await Promise.all([
    AccountWorld.start({ uploadNetworkBytes: 3_000_000 }),
    AccountWorld.start({}, wrap),
  ]);
  calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
  ended = await calls.competition('the-spoken-word');
});
afterAll(() => Promise.all([world.close(), broken.close()]));

const { provoked, violations } = provoking();

const dead = `swt_${'A'.repeat(43)}`;

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
  world.clock.advance(EMPTY_UPLOAD_LIFE_MS);
  expect(await look(410, old)).toEqual([]);
  expect(await add(410, old)).toEqual([]);
  expect(await end(410, old)).toEqual([]);
});

it('acknowledges no upload that is not on disk', async () => {
  const own = new UploadCalls(broken);
  const competition = await own.competition('player-of-the-season');
  const metadata = { competition, form: newForm(), filename: 'a.wav' };
  const upload = await own.begun({ bytes: 100, metadata });
  disk.works = false;
  expect(await violations('createUpload', 503, await own.begin({ bytes: 100, metadata }))).toEqual([]);
  expect(await violations('readUpload', 503, await own.call('HEAD', upload))).toEqual([]);
  const content = new Uint8Array(10);
  const added = await own.call('PATCH', upload, { offset: 0, content });
  expect(await violations('appendToUpload', 503, added)).toEqual([]);
  expect(await violations('endUpload', 503, await own.call('DELETE', upload))).toEqual([]);
  disk.works = true;
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
