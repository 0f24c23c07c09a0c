import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { person, wavFile, type Bytes } from '../../tests/support/entries/entryForms.ts';
import { whyNoOwnDisk } from '../../tests/support/database/ownDisk.ts';
import { ProcessUploads, type Sending } from '../../tests/support/uploads/processUploads.ts';
import { ServerProcess } from '../../tests/support/servers/serverProcess.ts';
import { newForm } from '../../tests/support/entries/uploadCalls.ts';

const CHUNK = 1_000_000;
/** Bytes that the filled disk leaves free; the tests then send more. */
const FREE = 65_536;
const HOUR_MS = 3_600_000;
const media = wavFile(400);
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const full = {
  status: 503,
  code: 'no_space',
  message: 'We cannot take files right now. Please try again later; what was uploaded is kept.',
};

const refusal = whyNoOwnDisk();
let server: ServerProcess;
let uploads: ProcessUploads;
beforeAll(async () => {
  if (refusal !== undefined) return;
  server = await ServerProcess.start({ onOwnDisk: true });
  uploads = await ProcessUploads.of(server);
});
afterAll(() => server?.remove());
// Without rights to mount a small disk the tests cannot run. They count as skipped, not as passed.
beforeEach(({ skip }) => {
  if (refusal !== undefined) skip(refusal);
});

const bytesOf = (file: string) => readFileSync(join(server.seenAt, file)).length;

/**
 * Sends half of a request, waits until `come` shows that it arrived, fills the disk, and sends more than
 * still fits.
 * @returns the answer; the rest of the request is never sent
 */
async function fillWithin({ request, answer }: Sending, bytes: Bytes, come: () => Promise<number>) {
  const half = Math.ceil(bytes.length / 2);
  request.write(bytes.subarray(0, half));
  await expect.poll(come).toBeGreaterThanOrEqual(half - FREE);
  await expect.poll(() => uploads.beingChecked()).toEqual([]);
  await server.disk.fill(FREE);
  request.write(bytes.subarray(half, half + 4 * FREE));
  const said = await answer;
  request.destroy();
  return said;
}

it('an upload on a full disk keeps its bytes, and continues once there is room', async () => {
  const key = newForm();
  const url = await uploads.begin(key, media.length);
  const ticket = url.split('/').at(-1) ?? '';
  await uploads.patch(url, 0, media.slice(0, CHUNK));
  const before = await uploads.stored();
  const staged = async () => bytesOf(join('staging/uploads', ticket)) - CHUNK;
  const chunk = media.slice(CHUNK, 2 * CHUNK);
  expect(await fillWithin(uploads.patching(url, CHUNK, CHUNK), chunk, staged)).toMatchObject(full);
  const reached = await uploads.offsetOf(url);
  expect(reached).toBeGreaterThanOrEqual(CHUNK * 1.5);
  expect(await uploads.patch(url, reached, media.slice(reached, reached + CHUNK))).toMatchObject(full);
  expect((await uploads.asksToBegin(newForm(), media.length)).status).toBe(503);
  expect(await uploads.signUp(uploads.signUpForm({ ...person(), media_ticket: ticket }), key)).toMatchObject(
    full,
  );
  expect([await uploads.stored(), await uploads.offsetOf(url)]).toEqual([before, reached]);
  await server.disk.empty();
  await uploads.goOn(url, media, CHUNK);
  const answer = await uploads.signUp(uploads.signUpForm({ ...person(), media_ticket: ticket }), key);
  const { media: rows, entries } = await uploads.stored();
  expect([answer.status, entries, rows.map(({ sha256 }) => sha256)]).toEqual([
    200,
    before.entries + 1,
    [sha256Of(media)],
  ]);
  expect(sha256Of(readFileSync(join(server.seenAt, rows[0]?.object ?? '')))).toBe(sha256Of(media));
});

it('a form on a full disk leaves nothing, and registers with the same key once there is room', async () => {
  const key = newForm();
  const before = await uploads.stored();
  const form = uploads.signUpForm(person(), media);
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const body = await whole.bytes();
  const headers = { 'content-type': type, 'content-length': body.length, 'idempotency-key': key };
  const staged = async () => (await uploads.parts()).reduce((sum, name) => sum + bytesOf(name), 0);
  expect(await fillWithin(uploads.signingUp(headers), body, staged)).toMatchObject(full);
  expect(await uploads.signUp(form, key)).toMatchObject(full);
  expect([await uploads.parts(), await uploads.stored()]).toEqual([[], before]);
  await server.disk.empty();
  expect((await uploads.signUp(form, key)).status).toBe(200);
  expect((await uploads.stored()).entries).toBe(before.entries + 1);
});

it('a sweep removes what a full disk left, and later the unverified signups with their files', async () => {
  const url = await uploads.begin(newForm(), media.length);
  const staged = async () => bytesOf(join('staging/uploads', url.split('/').at(-1) ?? ''));
  const chunk = media.slice(0, CHUNK);
  expect(await fillWithin(uploads.patching(url, 0, CHUNK), chunk, staged)).toMatchObject(full);
  await server.disk.empty();
  const { media: rows, identity } = await uploads.stored();
  expect([rows.length, identity.length]).toEqual([2, 2]);
  for (const { object } of [...rows, ...identity]) expect(bytesOf(object)).toBeGreaterThan(0);
  server.advance(26 * HOUR_MS);
  await expect.poll(() => uploads.filesIn('staging')).toEqual([]);
  const storedLater = () => {
    // Signups expire some time after their messages were sent. The full disk delayed these, so advance hour
    // by hour.
    server.advance(HOUR_MS);
    return uploads.stored();
  };
  await expect.poll(storedLater).toEqual({ media: [], entries: 0, identity: [] });
  server.advance(26 * HOUR_MS);
  await expect.poll(() => uploads.orphans()).toEqual([]);
});
