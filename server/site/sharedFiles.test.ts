import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { startS3Server, type S3Server } from '../../tests/support/media/s3Server.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { startTestServer, type TestServer } from '../../tests/support/servers/testServer.ts';
import { openImages } from '../platform/imageFiles.ts';
import { openS3Store } from '../platform/storage/s3Store.ts';
import { KEPT_FOR_MS } from './keptAssets.ts';
import { REFRESH_MS, shareBuild } from './sharedBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-shared-'));
const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
let bucket: S3Server;
let before: TestServer;
let after: TestServer;

/** Starts a node with its own data folder, a build of its own and the bucket that all nodes share. */
function startNode(build: string): Promise<TestServer> {
  const siteDir = join(folder, build);
  mkdirSync(join(siteDir, 'assets/words-xUarYJ_V/ar'), { recursive: true });
  writeFileSync(join(siteDir, 'index.html'), html);
  writeFileSync(join(siteDir, `assets/main-${build}.js`), build);
  writeFileSync(join(siteDir, `assets/main-${build}.js.br`), `${build}, packed`);
  writeFileSync(join(siteDir, `assets/words-xUarYJ_V/ar/${build}.json`), '{}');
  return startTestServer({ clock: manualClock(seasonNow), siteDir, config: { s3: bucket.settings } });
}

beforeAll(async () => {
  bucket = await startS3Server();
  before = await startNode('old');
  after = await startNode('new');
});
afterAll(async () => {
  await before.close();
  await after.close();
  rmSync(folder, { recursive: true });
});

const ask = async (node: TestServer, path: string) => {
  const reply = await fetch(node.site + path, { headers: { 'accept-encoding': 'identity' } });
  return [
    reply.status,
    reply.headers.get('cache-control'),
    reply.headers.get('content-type'),
    await reply.text(),
  ];
};
const forEver = 'public, max-age=31536000, immutable';

it('each node serves the files of the builds of all', async () => {
  const script = (content: string) => [200, forEver, 'application/javascript; charset=utf-8', content];
  for (const node of [before, after]) {
    expect(await ask(node, '/assets/main-old.js')).toEqual(script('old'));
    expect(await ask(node, '/assets/main-new.js')).toEqual(script('new'));
    expect(await ask(node, '/assets/words-xUarYJ_V/ar/new.json')).toEqual([
      200,
      forEver,
      'application/json; charset=utf-8',
      '{}',
    ]);
    expect((await ask(node, '/assets/main-other.js'))[0]).toBe(404);
  }
});

it('an image that one node made is served by every node, and lies in no data folder', async () => {
  const images = openImages(before.config);
  writeFileSync(join(images.folder, 'a1-80.webp'), 'small');
  writeFileSync(join(images.folder, 'a1-160.webp.1.part'), 'half');
  await images.share();
  expect(readdirSync(images.folder)).toEqual(['a1-160.webp.1.part']);
  for (const node of [before, after])
    expect(await ask(node, '/images/a1-80.webp')).toEqual([200, forEver, 'image/webp', 'small']);
});

it('removes every size of a portrait from the bucket', async () => {
  const images = openImages(before.config);
  for (const size of [80, 160, 352]) writeFileSync(join(images.folder, `b2-${size}.webp`), 'x');
  await images.share();
  await openImages(after.config).removePortraits(['/images/b2-160.webp', '/images/../a1-80.webp']);
  const keys = await Array.fromAsync(openS3Store(bucket.settings).list('images/'), ({ key }) => key);
  expect(keys).toEqual(['images/a1-80.webp']);
});

it('keeps the files of a build for a week after the last node that served it', async () => {
  const objects = openS3Store(bucket.settings);
  const assets = join(folder, 'new/assets');
  const keys = async () => (await Array.fromAsync(objects.list('assets/'), ({ key }) => key)).toSorted();
  const all = await keys();
  const stored = Date.now();
  await shareBuild(objects, assets, ['main-new.js'], stored + KEPT_FOR_MS);
  expect(await keys()).toEqual(all);
  await shareBuild(objects, assets, ['main-new.js'], stored + KEPT_FOR_MS + 2 * REFRESH_MS);
  expect(await keys()).toEqual(['assets/main-new.js']);
});

it('asks to come again while the bucket does not answer, and still serves its own build', async () => {
  await bucket.close();
  const reply = await fetch(`${after.site}/images/c3-80.webp`);
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await ask(after, '/assets/main-new.js'))[0]).toBe(200);
});
