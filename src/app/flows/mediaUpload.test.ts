import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import { answerJson } from '../../../tests/support/servers/tinyServer.ts';
import { startUploadServer, type UploadServer } from '../../../tests/support/uploads/uploadServer.ts';
import { createClient } from '../../api/client.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createMediaUpload } from './mediaUpload.ts';

const huda = signedInAs('huda');
const SIZE = 300_000;
const input = {
  file: new File([new Uint8Array(SIZE)], 'song.mp4'),
  competition: 'chant',
  entry: 'entry-1',
  form: 'a-form',
};

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
  localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

const config = { ...smallConfig(), uploads: { resumable: true, chunk_bytes: 100_000, media_origin: '' } };
const answerConfig: Parameters<UploadServer['intercept']>[0] = (request, response) => {
  if (request.url !== '/api/config') return undefined;
  answerJson(response, 200, config, { 'Access-Control-Allow-Origin': '*' });
  return 'answered';
};

function upload() {
  const refused: string[] = [];
  const { base } = server;
  const client = createClient({ base });
  const machine = createMediaUpload({ base, client, onRefused: (token) => refused.push(token) });
  // Here no parent form listens to the progress.
  const alone = machine.provide({ actions: { tellProgress: () => {} } });
  return { machine, refused, actor: createActor(alone, { input }) };
}

it('Sends a file in chunks of the configured size, resumes after a cut, and leaves no effect unprovided', async () => {
  let cuts = 0;
  server.intercept((request, response) => {
    if (request.headers['upload-offset'] === '100000' && (cuts += 1) === 1) {
      request.socket.destroy();
      return 'answered';
    }
    return answerConfig(request, response);
  });
  const { actor, machine } = upload();
  actor.start();
  await waitFor(actor, ({ status }) => status === 'done', { timeout: 90_000 });
  expect([unprovidedIn(machine), actor.getSnapshot().output]).toMatchObject([[], { kind: 'uploaded' }]);
  expect(server.asked.filter((call) => call !== 'GET')).toEqual([
    'POST',
    'PATCH 0',
    'PATCH 100000',
    'HEAD',
    'PATCH 100000',
    'PATCH 200000',
  ]);
  expect(server.headers.at(-1)?.authorization).toBe(`Bearer ${huda.token}`);
});

it('A refused token ends the session, and the upload stays known', async () => {
  server.intercept((request, response) => {
    if (request.headers['upload-offset'] !== '100000') return answerConfig(request, response);
    const body = { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'r' };
    answerJson(response, 401, body, { 'Access-Control-Allow-Origin': '*' });
    return 'answered';
  });
  const { actor, refused } = upload();
  actor.start();
  await waitFor(actor, ({ status }) => status === 'done', { timeout: 90_000 });
  expect([actor.getSnapshot().output, refused]).toMatchObject([
    { kind: 'failed', error: { kind: 'unauthenticated' } },
    [huda.token],
  ]);
  expect(localStorage.getItem('sawt.uploads')).toContain('/api/uploads/');
});
