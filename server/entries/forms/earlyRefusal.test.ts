import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

const MB = 1_000_000;
let world: AccountWorld;
let audio: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

const fieldParts = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
const filePart =
  '--b\r\nContent-Disposition: form-data; name="media_file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n';

/**
 * Sends the beginning of a form that declares 100 MB, and stops within the file.
 * @returns the reply
 */
function sendStart(fields: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(world.server.site);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    if (Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity) > Buffer.byteLength(body)) return;
    resolve(answer);
    socket.destroy();
  });
  socket.on('error', reject);
  const type = 'Content-Type: multipart/form-data; boundary=b';
  socket.write(
    `POST /api/signup HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\n${type}\r\nContent-Length: ${100 * MB}\r\n\r\n`,
  );
  socket.write(fieldParts(fields) + filePart + 'x'.repeat(1_000));
  return promise;
}

it('refuses a form with wrong fields before its file has come, with every field error', async () => {
  const fields = { ...person(), comp_id: audio, email: 'none', user_dob: 'yesterday' };
  const answer = await sendStart(fields);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  expect(head).toMatch(/^HTTP\/1\.1 422 /);
  expect(head.toLowerCase()).toContain('connection: close');
  const { errors } = JSON.parse(body) as { errors: Record<string, string[]> };
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'user_dob']);
  expect(await readdir(join(world.server.config.dataDir, 'staging/uploads'))).toEqual([]);
});

it('refuses a form for an unknown competition before its file has come', async () => {
  expect(await sendStart({ ...person(), comp_id: 'A'.repeat(22) })).toMatch(/^HTTP\/1\.1 404 /);
});

it('lets a client that sends its whole form read the refusal', async () => {
  const form = formOf(
    { ...person(), comp_id: audio, email: 'none' },
    { media_file: song(1_000), id_passport_url: passport() },
  );
  expect(await signUp(world, form)).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } });
});

it('accepts a form whose fields follow its files', async () => {
  const form = formOf({ comp_id: audio }, { media_file: song(), id_passport_url: passport() });
  for (const [name, value] of Object.entries(person())) form.append(name, value);
  expect((await signUp(world, form)).status).toBe(200);
});
