import { expect } from '@playwright/test';
import type { Event } from '../../../domain/contract.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { test } from '../withinPolicy.ts';
import { arrived, footerLink, toEvents } from '../worker.ts';

let server: ServerProcess;
let events: number;

test.beforeAll(async () => {
  server = await ServerProcess.start();
  const response = await fetch(`${server.origin}/api/event`);
  events = ((await response.json()) as { data: Event[] }).data.length;
});
test.afterAll(() => server.remove());

test('says that the language could not change without a network, and stays as it was', async ({
  page,
  context,
}) => {
  await page.goto(`${server.origin}/events`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(English|العربية)$/ })
    .click();
  const failed = page.getByText(/^(تعذّر تغيير اللغة|The language couldn't be changed)/);
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^(إغلاق|Close)$/ }).click();
  await expect(failed).toBeHidden();
});

test('says what is wrong while the server is slow, refuses or is gone', async ({ page }) => {
  await page.goto(`${server.origin}/about`);
  await arrived(page);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/event', async (route) => {
    await slow;
    await route.fulfill({
      status: 403,
      json: { message: 'Not today.', code: 'forbidden', request_id: 'r-7f2k' },
    });
  });
  await footerLink(page, toEvents).click();
  await expect(page.getByText(/^(جارٍ تحميل الفعاليات…|Loading the events…)$/)).toBeAttached();
  answer();
  const refused = page.getByRole('main').getByRole('alert');
  await expect(refused.getByText('Not today.', { exact: true })).toBeVisible();
  await expect(refused.getByText('r-7f2k', { exact: true })).toBeVisible();
  await page.unroute('**/api/event');
  await server.kill('SIGKILL');
  const retry = page.getByRole('button', { name: /^(إعادة المحاولة|Retry)$/ });
  await retry.click();
  const failed = page.getByRole('main').getByText(/^(تعذّر تحميل الفعاليات|Failed to load events)$/);
  await expect(failed).toBeVisible();
  await server.start();
  await retry.click();
  await expect(page.getByRole('article')).toHaveCount(events);
});
