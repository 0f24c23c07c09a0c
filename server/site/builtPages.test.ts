import { demo } from '../../demo/demo.ts';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
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

function open(isRendered: boolean) {
  const clock = manualClock(start);
  let renderings = 0;
  const paint: PaintPage = (look, language) => {
    renderings += 1;
    return `${language} at ${(look as { now: number }).now - start}`;
  };
  const files = () => ({ scripts: [], styles: [], words: [] });
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' }, demo);
  if (!config.ok) throw new Error(config.errors.join('; '));
  const pages = buildPages({ html, files, paint }, config.config, clock);
  const page = {
    found: true,
    screen: 'competition',
    source: {},
    facts,
    ...(isRendered && {
      keptForMs: 60_000,
      rendered: (now: number) => ({ screen: 'competition', path: '/a', now }),
    }),
  } as SitePage;
  const body = async (named = false) => {
    const { bodies } = await pages(page, 'en', named);
    return /<div id="root"[^>]*>(.*?)<\/div>/.exec(gunzipSync(bodies.gzip).toString())?.[1];
  };
  return { clock, body, timesRendered: () => renderings };
}

it('a page is rendered again when its time has passed, because its data open and close', async () => {
  const { clock, body } = open(true);
  expect(await body()).toBe('en at 0');
  clock.advance(59_999);
  expect(await body()).toBe('en at 0');
  clock.advance(1);
  expect(await body()).toBe('en at 60000');
});

it('a page that the browser renders leaves its place empty', async () => {
  const { body } = open(false);
  expect(await body()).toBe('');
});

it('a page is rendered once for its address with and without the language', async () => {
  const { clock, body, timesRendered } = open(true);
  expect(await body()).toBe('en at 0');
  clock.advance(30_000);
  expect(await body(true)).toBe('en at 0');
  expect(timesRendered()).toBe(1);
});
