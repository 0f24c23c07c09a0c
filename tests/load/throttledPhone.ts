import { devices, type Browser, type Page } from '@playwright/test';

/** After the load nothing of a page moves any more. */
const REST_MS = 3_000;
/** A phone on a crowded network: 1.6 Mbit/s down, 150 ms, a quarter of this machine's speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWED = 4;

/** In ms, but the layout shift; `longest` is the longest task of those over 50 ms. */
export type Vitals = { lcp: number; cls: number; blocking: number; longest: number };

/** A page in a browser context of its own, as slow as such a phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ar-OM' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watchVitals);
  return page;
}

/** Opens an address and waits until all is at rest. */
export async function openAndRest(page: Page, url: string): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  return vitalsOf(page);
}

export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate(() => globalThis.__vitals);

/** What is seen from now on is counted from nothing. */
export const forgetVitals = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis.__vitals, { cls: 0, blocking: 0, longest: 0 }));

declare global {
  var __vitals: Vitals;
}

/** Runs in the page. */
function watchVitals(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const seen = (globalThis.__vitals = { lcp: 0, cls: 0, blocking: 0, longest: 0 });
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
}

export const median = (list: readonly Vitals[], name: keyof Vitals): number =>
  list.map((vitals) => vitals[name]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export const worst = (list: readonly Vitals[], name: keyof Vitals): number =>
  Math.max(...list.map((vitals) => vitals[name]));
