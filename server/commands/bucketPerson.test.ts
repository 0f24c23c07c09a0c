import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LaidAccount } from '../../tests/support/accounts/accountFixture.ts';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import { startS3Server, type S3Server } from '../../tests/support/media/s3Server.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { openImages } from '../platform/imageFiles.ts';
import { openS3Store } from '../platform/storage/s3Store.ts';
import { serveCommands } from './commandSocket.ts';
import { dsarExportCommand } from './dsarExportCommand.ts';
import { eraseCommand } from './eraseCommand.ts';
import { serverCommands } from './serverCommands.ts';

const PICTURE = '0123456789abcdef0123';
let bucket: S3Server;
let world: AccountWorld;
let socket: { close(): Promise<void> };
let folder: string;
let singer: LaidAccount;

/** The number of files in each area of the bucket that belongs to people. */
async function kept(): Promise<number[]> {
  const objects = openS3Store(bucket.settings);
  const areas = ['media/', 'identity/', 'images/', 'uploads/'];
  return Promise.all(areas.map(async (area) => (await Array.fromAsync(objects.list(area))).length));
}

beforeAll(async () => {
  bucket = await startS3Server();
  world = await AccountWorld.start({ ffmpegPath: null, s3: bucket.settings });
  folder = mkdtempSync(join(tmpdir(), 'sawt-people-'));
  const { config, app } = world.server;
  socket = await serveCommands(config.dataDir, serverCommands(app.live.writer, world.clock));
  singer = await world.lay();
  const token = await world.token(singer);
  const calls = new UploadCalls(world);
  const comp_id = await calls.competition('player-of-the-season');
  const fields = { ...person(), civil_id: singer.civil_id, comp_id };
  const files = { media_file: song(), id_passport_url: passport() };
  await signUp(world, formOf(fields, files), { key: newForm(), token });
  await app.files.rest();
  await layPicture();
  const about = { competition: await calls.competition('choirs-of-the-season'), filename: 'song.mp4' };
  await calls.send(new TextEncoder().encode('a song about the sea'), { token, metadata: about });
});
afterAll(async () => {
  await socket.close();
  await world.close();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

async function layPicture(): Promise<void> {
  const images = openImages(world.server.config);
  mkdirSync(images.folder, { recursive: true });
  for (const size of [80, 160, 352]) writeFileSync(join(images.folder, `${PICTURE}-${size}.webp`), 'a face');
  await images.share();
  const image_url = `/images/${PICTURE}-160.webp`;
  await world.beside((db) =>
    db.updateTable('users').set({ image_url }).where('id', '=', singer.user_id).execute(),
  );
}

it('an export of a person holds the picture that is in the bucket', async () => {
  const to = join(folder, 'candidate');
  expect((await runCommand(dsarExportCommand, world.server.config, singer.civil_id, '--to', to)).code).toBe(
    0,
  );
  expect(readFileSync(join(to, `${PICTURE}-160.webp`), 'utf8')).toBe('a face');
});

it('an erasure leaves no file of a person in the bucket, nor an upload on its way', async () => {
  expect(await kept()).toEqual([1, 1, 3, 1]);
  expect((await runCommand(eraseCommand, world.server.config, singer.civil_id, '--yes')).code).toBe(0);
  expect(await kept()).toEqual([0, 0, 0, 0]);
});
