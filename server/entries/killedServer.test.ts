import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, wavFile } from '../../tests/support/entries/entryForms.ts';
import { ProcessUploads } from '../../tests/support/uploads/processUploads.ts';
import { ServerProcess } from '../../tests/support/servers/serverProcess.ts';
import { newForm } from '../../tests/support/entries/uploadCalls.ts';

const CHUNK = 1_000_000;
const media = wavFile(500);
const sha256 = createHash('sha256').update(media).digest('hex');

let server: ServerProcess;
let uploads: ProcessUploads;
beforeAll(async () => {
  server = await ServerProcess.start();
  uploads = await ProcessUploads.of(server);
});
afterAll(() => server.remove());

/** Sends half a chunk of an upload, kills the server once some of it is on disk, and starts it again. */
async function killWithin(url: string, offset: number): Promise<void> {
  uploads.patching(url, offset, CHUNK).request.write(media.subarray(offset, offset + CHUNK / 2));
  const path = join(server.folder, 'staging/uploads', url.split('/').at(-1) ?? '');
  await expect.poll(() => readFileSync(path).length).toBeGreaterThan(offset);
  await server.kill();
  await server.start();
}

async function signUp(fields: Record<string, string>, key: string): Promise<string> {
  const answer = await uploads.signUp(uploads.signUpForm(fields), key);
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}

it('an upload continues after the server was killed, and its entry is whole', async () => {
  const key = newForm();
  const url = await uploads.begin(key, media.length);
  for (const times of [0, 1]) {
    const offset = await uploads.offsetOf(url);
    expect(offset).toBeLessThanOrEqual(times * CHUNK);
    await killWithin(url, offset);
  }
  expect((await uploads.stored()).media).toEqual([]);
  await uploads.goOn(url, media, CHUNK);
  await signUp({ ...person(), media_ticket: url.split('/').at(-1) ?? '' }, key);
  const { media: rows, entries } = await uploads.stored();
  expect([entries, rows.map((row) => row.sha256)]).toEqual([1, [sha256]]);
  const kept = readFileSync(join(server.folder, rows[0]?.object ?? ''));
  expect(createHash('sha256').update(kept).digest('hex')).toBe(sha256);
});

it('a form leaves nothing after the server was killed', async () => {
  const before = await uploads.stored();
  const { request } = uploads.signingUp({
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 5_000_000,
  });
  request.write('--b\r\nContent-Disposition: form-data; name="media_file"; filename="a.wav"\r\n\r\n');
  request.write(media.subarray(0, CHUNK));
  await expect.poll(() => uploads.parts()).toHaveLength(1);
  await server.kill();
  await server.start();
  expect([await uploads.parts(), await uploads.stored()]).toEqual([[], before]);
});

/**
 * Counts the files in a folder of the store now.
 * @returns a function that waits until there are more, so that the test can kill the server at that moment
 */
const oneMoreIn = async (folder: string) => {
  const count = async () => (await uploads.filesIn(folder)).length;
  const before = await count();
  return () => expect.poll(count, { interval: 2 }).toBeGreaterThan(before);
};

it.each(['media', 'identity'])(
  'a registration makes one entry, although the server is killed as soon as %s has one more file',
  async (folder) => {
    const before = await uploads.stored();
    const key = newForm();
    const url = await uploads.begin(key, media.length);
    await uploads.goOn(url, media, CHUNK);
    const fields = { ...person(), media_ticket: url.split('/').at(-1) ?? '' };
    const isThere = await oneMoreIn(folder);
    const first = signUp(fields, key).catch(() => undefined);
    await isThere();
    await server.kill();
    await server.start();
    const answered = await first;
    const id = await signUp(fields, key);
    const after = await uploads.stored();
    expect([answered ?? id, after.entries]).toEqual([id, before.entries + 1]);
    for (const { object } of [...after.media, ...after.identity])
      expect(readFileSync(join(server.folder, object)).length).toBeGreaterThan(0);
  },
  60_000,
);
