import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { startCrashCollector } from './crashCollector.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { tabTo } from '../keyboard.ts';
import { test } from '../onServer.ts';

/** Made-up personal data, which must not leave the browser or reach a log. */
const canaries = ['هدى بنت سالم', '12345678', 'huda@example.com', '+96891234567', 'secret-token'];

let server: ServerProcess;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Throws an uncaught error on the page, full of the data that must not leak. */
const plant = (page: Page) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words.join(' '));
    });
  }, canaries);
const logged = (page: Page) =>
  page.evaluate(() => {
    // A page writes its waiting log entries when the visitor leaves it.
    dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('app_logs') ?? '';
  });

test('reports a crash without personal data where a collector is set', async ({ page }) => {
  const collector = await startCrashCollector();
  const reporting = await ServerProcess.start({ settings: { SENTRY_DSN: collector.dsn } });
  await page.goto(`${reporting.origin}/events?email=huda@example.com`);
  await expect
    .poll(async () => {
      await plant(page);
      return collector.envelopes.length;
    })
    .toBeGreaterThan(0);
  const sent = collector.envelopes.join('\n');
  expect(sent).toContain('"type":"TypeError"');
  expect(canaries.filter((canary) => sent.includes(canary))).toEqual([]);
  expect(await logged(page)).toContain('script_error');
  await Promise.all([reporting.remove(), collector.close()]);
});

test('reports nothing and calls no other host where none is set', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${server.origin}/events`);
  await expect.poll(() => logged(page)).toContain('visit_started');
  await plant(page);
  await expect.poll(() => logged(page)).toContain('script_error');
  expect(asked.filter((url) => new URL(url).origin !== server.origin && !url.startsWith('blob:'))).toEqual(
    [],
  );
  expect(asked.filter((url) => /crashReports/.test(url))).toEqual([]);
});

test('shows the state of the site, and saves its log by the keyboard alone', async ({ page }) => {
  await page.goto(`${server.origin}/events`);
  await expect.poll(() => logged(page)).toContain('visit_started');
  await page.getByRole('link', { name: /^(الإصدار|Version)/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(التشخيص|Diagnostics)$/);
  await expect(page.getByText(/visit_started/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const all = page.getByRole('button', { name: /^(تنزيل كل السجلات|Download all logs)$/ });
  await tabTo(page, all);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^sawt-logs-all-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  const [about, ...entries] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(about).toEqual({ app: 'sawt', version: '1.0.0', build: '1', environment: 'test' });
  expect(entries.map(({ code }) => code)).toContain('visit_started');

  await page.getByRole('combobox').selectOption('CRITICAL');
  await tabTo(page, page.getByRole('button', { name: /CRITICAL/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(
    /No .?CRITICAL.? logs available for download|لا توجد سجلات من مستوى .?CRITICAL.? للتنزيل/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const clear = page.getByRole('button', { name: /^(مسح السجلات|Clear logs)$/ });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^(مسح السجلات|Clear logs)$/ }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(clear).toBeFocused();
  await all.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/No logs available for download|لا توجد سجلات للتنزيل/);
});

test("logs a failure without its person, and shows the server's id for it", async ({ page }) => {
  const request_id = '0198f2c47a6e7b1c';
  await page.route('**/api/voter/receipt/**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'هدى بنت سالم', code: 'server_error', request_id }),
    }),
  );
  // From another page: a page opened by its address has its receipt from the server, without a call.
  await page.goto(`${server.origin}/about`);
  await expect(page.locator('footer')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/receipt/secret-token'));
  await expect(page.getByText(request_id)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(نسخ الرقم المرجعي|Copy the reference)$/ })).toBeVisible();
  const written = await logged(page);
  expect(written).toContain('server_error');
  expect(written).toContain('/voter/receipt/{');
  expect(canaries.filter((canary) => written.includes(canary))).toEqual([]);
});
