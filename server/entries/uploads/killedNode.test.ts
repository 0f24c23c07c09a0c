import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, wavFile } from '../../../tests/support/entries/entryForms.ts';
import { ProcessUploads } from '../../../tests/support/uploads/processUploads.ts';
import { sha256 } from '../../../tests/support/uploads/sharedUploads.ts';
import { newForm } from '../../../tests/support/entries/uploadCalls.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { startS3Server, type S3Server } from '../../../tests/support/media/s3Server.ts';
import { ServerProcess } from '../../../tests/support/servers/serverProcess.ts';
import { openS3Store } from '../../platform/storage/s3Store.ts';
import { PIECE_BYTES } from './pieceFiles.ts';

const media = wavFile(1_500);
const CHUNK = 2 * PIECE_BYTES;
let bucket: S3Server;
let database: TestDatabase;
let nodes: ServerProcess[];

beforeAll(async () => {
  bucket = await startS3Server();
  database = await openPostgresDatabase();
  const { endpoint, bucket: name, key, secret } = bucket.settings;
  const settings = {
    DATABASE_URL: database.settings.kind === 'postgres' ? database.settings.url : '',
    SAWT_KEYS_DIR: mkdtempSync(join(tmpdir(), 'sawt-keys-')),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_KEY: key,
    S3_SECRET: secret,
  };
  const first = await ServerProcess.start({ settings });
  nodes = [first, await ServerProcess.start({ settings })];
}, 120_000);
afterAll(async () => {
  for (const node of nodes) await node.remove();
  rmSync(nodes[0]?.settings['SAWT_KEYS_DIR'] ?? '', { recursive: true });
  await database.close();
  await bucket.close();
});

it('an upload goes on at another node after its own was killed within a piece and lost its data folder', async () => {
  const [a, b] = nodes as [ServerProcess, ServerProcess];
  const [atA, atB] = [await ProcessUploads.of(a), await ProcessUploads.of(b)];
  const key = newForm();
  const url = await atA.begin(key, media.length);
  const urlAtB = url.replace(a.origin, b.origin);
  atA.patching(url, 0, CHUNK).request.write(media.subarray(0, CHUNK - 500_000));
  await expect.poll(() => atB.offsetOf(urlAtB)).toBe(PIECE_BYTES);
  await a.kill();
  rmSync(a.folder, { recursive: true });
  mkdirSync(a.folder);
  expect(await atB.offsetOf(urlAtB)).toBe(PIECE_BYTES);
  await atB.patch(urlAtB, PIECE_BYTES, media.slice(PIECE_BYTES, PIECE_BYTES + 2_000_000));
  await a.start();
  await atA.goOn(url, media, CHUNK);
  const fields = { ...person(), media_ticket: url.split('/').at(-1) ?? '' };
  const { data } = await atA.signUp(atA.signUpForm(fields), key);
  const { object } = await database.db
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .where('entries.id', '=', data?.id ?? '')
    .select('object')
    .executeTakeFirstOrThrow();
  expect(sha256(await buffer(await openS3Store(bucket.settings).read(object)))).toBe(sha256(media));
}, 120_000);
