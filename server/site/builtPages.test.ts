import { demo } from '../../demo/demo.ts';
import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import type { PaintPage } from '../../domain/firstPaint.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { readConfig } from '../start/readConfig.ts';
import { buildPages } from './builtPages.ts';
import type { SitePage } from './sitePages.ts';

const start = Date.UTC(2026, 0, 1);
const html =
  '<html><title></title><meta name="description" /><meta name="sawt-api" /><meta name="sawt-version" />' +
  '<meta name="sawt-build" /><meta name="sawt-environment" /><meta name="sawt-crashes" /><meta name="sawt-support" /></head><div id="root"></div><p id="start-failed" hidden></p><noscript></noscript>';
const facts = () => ({
  name: 'A',
  description: '',
  path: '/a',
  preview: '/a.jpg',
  picture: [],
  startData: {},
});

function open(keptForMs?: number) {
  const clock = manualClock(start);
  let renderings = 0;
  const paint: PaintPage = (look, language) => {
    renderings += 1;
    return `${language} at ${look.now - start}`;
  };
  const files = () => ({ scripts: [], styles: [], words: [] });
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' }, demo);
  if (!config.ok) throw new Error(config.errors.join('; '));
  const pages = buildPages({ html, files, paint }, { ...config.config, updates: () => 'stream' }, clock);
  const page = {
    found: true,
    screen: 'competition',
    path: '/a',
    source: {},
    facts,
    ...(keptForMs !== undefined && { keptForMs }),
  } satisfies SitePage;
  const body = async (named = false) => {
    const document = (await pages(page, 'en', named).body('identity')).toString();
    return /<div id="root"[^>]*>(.*?)<\/div>/.exec(document)?.[1];
  };
  const built = (changes: Partial<SitePage> = {}) => pages({ ...page, ...changes }, 'en', false);
  return { clock, body, built, timesRendered: () => renderings };
}

it('a page is rendered again when its time has passed, because its data open and close', async () => {
  const { clock, body } = open(60_000);
  expect(await body()).toBe('en at 0');
  clock.advance(59_999);
  expect(await body()).toBe('en at 0');
  clock.advance(1);
  expect(await body()).toBe('en at 60000');
});

it('a page that shows no times is rendered once', async () => {
  const { clock, body, timesRendered } = open();
  expect(await body()).toBe('en at 0');
  clock.advance(3_600_000);
  expect([await body(), timesRendered()]).toEqual(['en at 0', 1]);
});

it('a page is rendered once for its address with and without the language', async () => {
  const { clock, body, timesRendered } = open(60_000);
  expect(await body()).toBe('en at 0');
  clock.advance(30_000);
  expect(await body(true)).toBe('en at 0');
  expect(timesRendered()).toBe(1);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('a page is compressed as it is asked for, once', async () => {
  const made = [vi.spyOn(zlib, 'gzip'), vi.spyOn(zlib, 'brotliCompress')];
  syncBuiltinESMExports();
  const timesMade = () => made.map(({ mock }) => mock.calls.length);
  const { built } = open();
  const plain = await built().body('identity');
  expect(timesMade()).toEqual([0, 0]);
  const [zipped, again] = await Promise.all([built().body('gzip'), built().body('gzip')]);
  expect([gunzipSync(zipped), again, timesMade()]).toEqual([plain, zipped, [1, 0]]);
  expect(brotliDecompressSync(await built().body('br'))).toEqual(plain);
});

it('a page for one person has no ETag, since nobody keeps it', () => {
  const { built } = open();
  expect(built().etag).toMatch(/^"[\w-]{22}"$/);
  expect(built({ source: {}, isPrivate: true }).etag).toBeUndefined();
});
