import { expect, type Page } from '@playwright/test';
import { violations } from '../accessible.ts';
import {
  arrived,
  expectEvents,
  footerLink,
  isMarked,
  markDocument,
  toEvents,
  workerReady,
} from '../worker.ts';
import { test } from '../onServer.ts';
import { beginText, firstVote } from '../voting.ts';

const lastList = /آخر قائمة|the last list saved in this browser/;
const noConnection = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(لا يوجد اتصال بالإنترنت|You are offline)$/ });

test('opens the vote without a network, with the age of the last list and text messages as the only vote, and recovers by itself', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.origin}/vote`);
  await expect(firstVote(page)).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-voter-id]')).toHaveCount(10);
  await expect(page.getByText(lastList)).toBeVisible();
  await expect(firstVote(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const message = await beginText(page.getByRole('article').first(), '90431');
  expect(message).toEqual({ to: '90431', text: expect.stringMatching(/^\d{3}$/) });
  await markDocument(page);
  await context.setOffline(false);
  await expect(firstVote(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('uses the chosen language without a network, even if chosen after the page had loaded', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.origin}/vote`);
  await workerReady(page);
  const other = (await page.locator('html').getAttribute('lang')) === 'ar' ? 'en' : 'ar';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(English|العربية)$/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await context.setOffline(true);
  for (const path of ['/vote', '/events', '/dashboard']) {
    await page.goto(server.origin + path);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  }
});

test('says on any other page that there is no network, keeps nothing personal, and opens the page once there is one', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.origin}/events`);
  await expectEvents(page);
  await workerReady(page);
  // The worker now handles the page's requests, and must keep nothing of a session.
  await page.goto(`${server.origin}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(true);
  const answer = await page.goto(`${server.origin}/user/payment?order=7`);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  await expect(noConnection(page)).toBeVisible();
  await expect(noConnection(page)).toHaveCSS('font-family', /^"Alexandria/);
  expect(await violations(page)).toEqual([]);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'));
  });
  expect(kept).toEqual(['/shell', '/shell']);
  await page.goto(`${server.origin}/events`);
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expectEvents(page);
});

test('says the same of a page reached inside the site, and opens it once there is a network', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.origin}/about`);
  await arrived(page);
  await context.setOffline(true);
  await footerLink(page, toEvents).click();
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expectEvents(page);
});

test('works as before where nothing can be stored', async ({ page, context, server }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 });
  const tried = context.waitForEvent('serviceworker');
  await page.goto(`${server.origin}/vote`);
  await expect(firstVote(page)).toBeVisible();
  // The worker tries to install, finds no room for its files, and unregisters.
  await tried;
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.reload();
  await expect(firstVote(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});
