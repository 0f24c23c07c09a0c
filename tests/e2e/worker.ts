import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored its files and controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The address of the page's entry script, which differs for each build. */
export const entryOf = (page: Page) =>
  page.locator('meta[name="sawt-entry"]').evaluate((meta: HTMLMetaElement) => meta.content);

/** Marks the document; a reload removes the mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['seen'] = 'yes';
  });
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['seen'] === 'yes');

/** Waits until the site has hydrated and handles links itself. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { place?: string } | null)?.place);
  await expect(footerLink(page, toEvents)).toBeVisible();
}

export const footerLink = (page: Page, name: RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });
export const toEvents = /^(الفعاليات|Events)$/;

/** Waits until the list of events shows. */
export const expectEvents = (page: Page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
