import { expect, type Page } from '@playwright/test';

/** Until the worker has stored its files and controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The page's entry script, which differs for each build. */
export const entryOf = (page: Page) =>
  page.locator('meta[name="sawt-entry"]').evaluate((meta: HTMLMetaElement) => meta.content);

/** Notes something in the document that a reload removes. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['seen'] = 'yes';
  });
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['seen'] === 'yes');

/** Until the site handles links without the browser. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { place?: string } | null)?.place);
  await expect(footerLink(page, toEvents)).toBeVisible();
}

export const footerLink = (page: Page, name: RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });
export const toEvents = /^(الفعاليات|Events)$/;

/** Also while the page polls the server only now and then. */
export const expectEvents = (page: Page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
