import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { startCuttingProxy, type CuttingProxy } from './cuttingProxy.support.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

const CHUNK = 262_144;
const file = Buffer.from(Uint8Array.from({ length: 2_000_000 }, (_, at) => (at * 31 + (at >> 8)) & 255));

let world: AccountWorld;
let calls: UploadCalls;
let line: CuttingProxy;
let competition: string;

beforeAll(async () => {
  world = await AccountWorld.start();
  calls = new UploadCalls(world);
  competition = await calls.competition('choirs-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  line = await startCuttingProxy(world.server.site);
});
afterEach(() => line.close());

type Sent = { upload: Upload; ended: Promise<void> };

function send(options: Partial<UploadOptions> = {}): Sent {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const upload = new Upload(file, {
    endpoint: `${line.origin}/api/uploads`,
    chunkSize: CHUNK,
    retryDelays: [0, 20, 50],
    metadata: { competition, form: newForm(), filename: 'choir.mp4', filetype: 'video/mp4' },
    onSuccess: () => resolve(),
    onError: reject,
    ...options,
  });
  upload.start();
  return { upload, ended };
}

const idOf = (upload: Upload) => upload.url?.split('/').at(-1) ?? '';
const stored = (upload: Upload) =>
  readFile(join(world.server.config.dataDir, 'staging/uploads', idOf(upload)));

it('a client continues after each cut, and repeats at most one chunk', async () => {
  let cuts = 0;
  const { upload, ended } = send({
    onChunkComplete: () => {
      cuts += 1;
      if (cuts <= 3) line.cutAfter(CHUNK / 2);
    },
  });
  await ended;
  expect(await stored(upload)).toEqual(file);
  expect(line.cuts()).toBe(3);
  expect(line.sent()).toBeLessThan(file.length + 3 * CHUNK + 20_000);
});

it('a client whose upload is further asks for its offset, and continues there', async () => {
  let isFirst = true;
  const { upload, ended } = send({
    onChunkComplete: (_size, accepted) => {
      if (!isFirst) return;
      isFirst = false;
      const content = new Uint8Array(file.subarray(accepted, accepted + 1_000));
      void calls.call('PATCH', idOf(upload), { offset: accepted, content });
    },
  });
  await ended;
  expect(await stored(upload)).toEqual(file);
});

it('a client whose upload has expired begins another one', async () => {
  const id = await calls.begun({
    bytes: file.length,
    metadata: { competition, form: newForm(), filename: 'choir.mp4', filetype: 'video/mp4' },
  });
  world.clock.advance(15 * 60_000);
  const { upload, ended } = send({ uploadUrl: `${line.origin}/api/uploads/${id}` });
  await ended;
  expect(idOf(upload)).not.toBe(id);
  expect(await stored(upload)).toEqual(file);
});

it('a client that gives up deletes its upload', async () => {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const { upload } = send({
    onChunkComplete: () => void upload.abort(true).then(resolve),
  });
  await aborted;
  expect((await calls.call('HEAD', idOf(upload))).status).toBe(404);
});

it('a refused client gets the reason, and does not retry', async () => {
  const metadata = { competition, form: newForm(), filename: 'choir.exe' };
  const error: unknown = await send({ metadata }).ended.catch((reason: unknown) => reason);
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  expect([response?.getStatus(), JSON.parse(response?.getBody() ?? '{}')]).toMatchObject([
    415,
    { code: 'media_type' },
  ]);
});
