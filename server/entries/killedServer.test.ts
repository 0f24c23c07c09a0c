import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitionAt } from '../../tests/support/competitionAt.ts';
import { formOf, passport, person, wavFile } from '../../tests/support/entryForms.ts';
import { ServerProcess } from '../../tests/support/serverProcess.ts';
import { metadataOf, newForm } from '../../tests/support/uploadCalls.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';

const CHUNK = 1_000_000;
const media = wavFile(500);
const sha256 = createHash('sha256').update(media).digest('hex');

let server: ServerProcess;
let comp_id: string;
beforeAll(async () => {
  server = await ServerProcess.start();
  comp_id = await competitionAt(server.origin, 'player-of-the-season');
}, 60_000);
afterAll(() => server.remove());

const tus = { 'tus-resumable': '1.0.0' };

async function begin(form: string): Promise<string> {
  const response = await fetch(`${server.origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(media.length),
      'upload-metadata': metadataOf({ competition: comp_id, form, filename: 'oud.wav' }),
    },
  });
  return `${server.origin}${response.headers.get('location')}`;
}

const offsetOf = async (url: string) =>
  Number((await fetch(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));

const chunkHeaders = (offset: number) => ({
  ...tus,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

/** Sends half a chunk, and kills the server once that has come. */
async function killWithin(url: string, offset: number): Promise<void> {
  const sending = ask(url, {
    method: 'PATCH',
    headers: { ...chunkHeaders(offset), 'content-length': CHUNK },
  });
  sending.on('error', () => {});
  sending.write(media.subarray(offset, offset + CHUNK / 2));
  const path = join(server.folder, 'staging/uploads', url.split('/').at(-1) ?? '');
  await expect.poll(() => readFileSync(path).length).toBeGreaterThan(offset);
  await server.kill();
  await server.start();
}

async function goOn(url: string): Promise<void> {
  for (let offset = await offsetOf(url); offset < media.length; offset = await offsetOf(url)) {
    const body = media.slice(offset, offset + CHUNK);
    await fetch(url, { method: 'PATCH', headers: chunkHeaders(offset), body });
  }
}

async function stored() {
  const db = sqliteKysely(openSqlite(join(server.folder, 'db/sawt.db'), 'read'));
  const rows = await db
    .selectFrom('media')
    .where('file_name', '=', 'oud.wav')
    .select(['sha256', 'object'])
    .execute();
  const entries = await db
    .selectFrom('entries')
    .where('signup_key_hash', 'is not', null)
    .select('id')
    .execute();
  const identity = await db.selectFrom('identity_documents').select('object').execute();
  await db.destroy();
  return { media: rows, entries: entries.length, identity };
}

async function signUp(fields: Record<string, string>, key: string): Promise<string> {
  const form = formOf({ ...fields, comp_id }, { id_passport_url: passport() });
  const response = await fetch(`${server.origin}/api/signup`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: form,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return (JSON.parse(text) as { data: { id: string } }).data.id;
}

const parts = async () =>
  (await readdir(join(server.folder, 'staging/uploads'))).filter((name) => name.endsWith('.part'));

it('a server that is killed within an upload lets it go on, and what comes of it is whole', async () => {
  const key = newForm();
  const url = await begin(key);
  for (const times of [0, 1]) {
    const offset = await offsetOf(url);
    expect(offset).toBeLessThanOrEqual(times * CHUNK);
    await killWithin(url, offset);
  }
  expect((await stored()).media).toEqual([]);
  await goOn(url);
  await signUp({ ...person(), media_ticket: url.split('/').at(-1) ?? '' }, key);
  const { media: rows, entries } = await stored();
  expect([entries, rows.map((row) => row.sha256)]).toEqual([1, [sha256]]);
  const kept = readFileSync(join(server.folder, rows[0]?.object ?? ''));
  expect(createHash('sha256').update(kept).digest('hex')).toBe(sha256);
}, 60_000);

it('a server that is killed within a form keeps nothing of it', async () => {
  const before = await stored();
  const sending = ask(`${server.origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 5_000_000 },
  });
  sending.on('error', () => {});
  sending.write('--b\r\nContent-Disposition: form-data; name="media_file"; filename="a.wav"\r\n\r\n');
  sending.write(media.subarray(0, CHUNK));
  await expect.poll(parts).toHaveLength(1);
  await server.kill();
  await server.start();
  expect([await parts(), await stored()]).toEqual([[], before]);
}, 60_000);

const filesIn = async (folder: string) =>
  (await readdir(join(server.folder, folder), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('/'),
  ).length;

/** Resolves once a folder of the store holds one file more; where it comes no more, that is as good a moment. */
const oneMoreIn = async (folder: string) => {
  const before = await filesIn(folder);
  return () => expect.poll(() => filesIn(folder), { interval: 2, timeout: 4_000 }).toBeGreaterThan(before);
};

it.each(['media', 'identity'])(
  'killed while it registers somebody, as soon as there is more in %s, it has one entry in the end',
  async (folder) => {
    const before = await stored();
    const key = newForm();
    const url = await begin(key);
    await goOn(url);
    const fields = { ...person(), media_ticket: url.split('/').at(-1) ?? '' };
    const isThere = await oneMoreIn(folder);
    const first = signUp(fields, key).catch(() => undefined);
    await isThere();
    await server.kill();
    await server.start();
    const answered = await first;
    const id = await signUp(fields, key);
    const after = await stored();
    expect([answered ?? id, after.entries]).toEqual([id, before.entries + 1]);
    for (const { object } of [...after.media, ...after.identity])
      expect(readFileSync(join(server.folder, object)).length).toBeGreaterThan(0);
  },
  60_000,
);
