import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layMedia } from '../../tests/support/media/layMedia.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { mediaFixtures, type MediaFixtures } from '../../tests/support/media/mediaFixtures.ts';
import { startS3Server, type S3Server } from '../../tests/support/media/s3Server.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { objectKey } from '../platform/storage/objectKey.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from './mediaSettings.ts';

const START = Date.UTC(2026, 9, 20, 12);
let fixtures: MediaFixtures;
let bucket: S3Server;
beforeAll(async () => {
  fixtures = mediaFixtures();
  bucket = await startS3Server();
});
afterAll(async () => {
  fixtures.remove();
  await bucket.close();
});

/** Stores a video as a registration does, and waits until the media job has finished it. */
async function send(server: TestServer) {
  const path = join(fixtures.folder, 'sent.mp4');
  copyFileSync(fixtures.make('common.mp4'), path);
  const object = objectKey('media', 'mp4');
  const bytes = statSync(path).size;
  await server.app.files.objects.put(object, { path }, { bytes, type: 'video/mp4' });
  const settings = databaseSettings(server.config.dataDir, null);
  if (settings.kind !== 'sqlite') throw new Error('Only SQLite is looked into from here.');
  const db = sqliteKysely(openSqlite(settings.path, 'write'));
  const { id } = await layMedia(db, { object, bytes, created_at: START, next_attempt_at: START });
  await db.destroy();
  server.app.files.nudge();
  const read = () =>
    server.store.database.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  await expect.poll(async () => (await read()).next_attempt_at).toBeNull();
  return read();
}

const measured = async (server: TestServer) =>
  (await (await fetch(`${server.metrics}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('sawt_media_jobs_total'));

describe('a server', () => {
  it.each<[string, () => Partial<PlatformConfig & MediaConfig>]>([
    ['on its disk', () => ({})],
    ['in a bucket', () => ({ s3: bucket.settings })],
  ])('works by itself on media kept %s, serves them and counts them', async (_, config) => {
    const server = await startTestServer({ clock: manualClock(START), config: config() });
    const row = await send(server);
    expect(row).toMatchObject({ state: 'playable', attempts: 1 });
    const link = new URL(server.app.files.links.make(row.playable_object ?? '', 'user-1'));
    const answer = await fetch(`${server.media}${link.pathname}${link.search}`, {
      headers: { range: 'bytes=4-7' },
    });
    expect([answer.status, await answer.text()]).toEqual([206, 'ftyp']);
    await expect.poll(() => measured(server)).toEqual(['sawt_media_jobs_total{outcome="playable"} 1']);
    await server.close();
  });

  it('without ffmpeg says so once, and serves the originals', async () => {
    const server = await startTestServer({
      clock: manualClock(START),
      config: { ffmpegPath: 'no-such-ffmpeg' },
    });
    expect(await send(server)).toMatchObject({
      state: 'playable',
      playable_object: null,
      poster_object: null,
    });
    await send(server);
    expect(server.logLines.filter((line) => line.includes('"ffmpeg_missing"'))).toHaveLength(1);
    await server.close();
  });
});
