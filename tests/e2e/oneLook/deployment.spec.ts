import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyBuild, nextBuild, type Build } from './nextBuild.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import {
  arrived,
  entryOf,
  expectEvents,
  footerLink,
  isMarked,
  markDocument,
  toEvents,
  workerReady,
} from '../worker.ts';
import { test } from '../withinPolicy.ts';

let server: ServerProcess;
let next: Build;
test.beforeAll(() => {
  next = nextBuild();
});
test.afterAll(() => next.remove());
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.remove());

/** Restarts the server with another build of the site, as a deployment does. */
async function deploy({ site }: Build): Promise<void> {
  await server.kill('SIGTERM');
  server.settings['SITE_DIR'] = site;
  await server.start();
}
/** Drops the files that the server keeps of the replaced build, as after the time for which it keeps them. */
const dropFormer = () => rmSync(join(server.folder, 'assets'), { recursive: true });

test('lets a page of the previous build go on: its scripts, styles and words are still there', async ({
  page,
}) => {
  await page.goto(`${server.origin}/about`);
  await arrived(page);
  await markDocument(page);
  const before = await entryOf(page);
  await deploy(next);
  await footerLink(page, toEvents).click();
  await expectEvents(page);
  expect([await isMarked(page), await entryOf(page)]).toEqual([true, before]);
});

test('reloads a page once if its scripts are gone with the previous build', async ({ page }) => {
  await page.goto(`${server.origin}/about`);
  await arrived(page);
  const before = await entryOf(page);
  dropFormer();
  await deploy(next);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await footerLink(page, toEvents).click();
  await expectEvents(page);
  expect(await entryOf(page)).not.toBe(before);
  expect(loads).toBe(1);
});

test('says that a page cannot load if its script is nowhere, and does not reload in a loop', async ({
  page,
}) => {
  const broken = copyBuild();
  await deploy(broken);
  await page.goto(`${server.origin}/about`);
  await arrived(page);
  for (const folder of [join(broken.site, 'assets'), join(server.folder, 'assets')])
    for (const file of readdirSync(folder).filter((each) => each.startsWith('EventsScreen-')))
      rmSync(join(folder, file));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await footerLink(page, toEvents).click();
  await expect(page.locator('#start-failed')).toBeVisible();
  await expect(page.locator('#start-failed').getByRole('link')).toBeVisible();
  expect(loads).toBe(1);
  broken.remove();
});

test('shows the new site from the next navigation on, with nothing of the previous one, also without a network', async ({
  page,
  context,
}) => {
  await page.goto(`${server.origin}/vote`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await workerReady(page);
  const before = await entryOf(page);
  const cache = await page.evaluate(() => caches.keys());
  await deploy(next);
  await page.goto(`${server.origin}/vote`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const after = await entryOf(page);
  expect(after).not.toBe(before);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((name) => name.endsWith('.js') && name.includes('/assets/'));
  expect(scripts.filter((name) => !name.includes('-next'))).toEqual([]);

  const former = () =>
    page.evaluate(async (names) => {
      const kept = await caches.keys();
      return names.filter((name) => kept.includes(name));
    }, cache);
  await expect.poll(former).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${server.origin}/vote`);
  await expect(page.locator('[data-voter-id]').first()).toBeVisible();
  expect(await entryOf(page)).toBe(after);
});
