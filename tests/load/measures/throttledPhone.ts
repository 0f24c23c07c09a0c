import { devices, type Browser, type Page } from '@playwright/test';

/** How long (ms) to wait after the load event; by then nothing on a page moves any more. */
const REST_MS = 3_000;
/** A crowded mobile network: 1.6 Mbit/s down, 750 kbit/s up, a latency of 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWED = 4;

/** A task longer than this (ms) noticeably delays a visitor's press. */
const LONG_TASK_MS = 50;

/**
 * What a visit measured, in ms except the layout shift. `blocking` is counted as Lighthouse does, from the
 * first contentful paint, because before it there is nothing to press. `longest` is the longest task over
 * 50 ms after that.
 */
export type Vitals = { lcp: number; cls: number; blocking: number; longest: number };

/**
 * Opens an empty page in a browser context of its own, as on a phone with this network and a processor
 * slowed by SLOWED.
 */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ar-OM' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await measureVitals(page);
  return page;
}

/** Opens an address, waits for the load event and REST_MS more, and returns what was measured. */
export async function openAndRest(page: Page, url: string): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  return vitalsOf(page);
}

export async function vitalsOf(page: Page): Promise<Vitals> {
  const { lcp, cls, fcp, tasks } = await page.evaluate(() => globalThis.__vitals);
  const durations = tasks
    .map(({ start, end }) => end - Math.max(start, fcp))
    .filter((ms) => ms > LONG_TASK_MS);
  const blocking = durations.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0);
  return { lcp, cls, blocking, longest: Math.max(0, ...durations) };
}

/** Sets the layout shift and the long tasks back to zero; the times of paints stay. */
export const forgetVitals = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis.__vitals, { cls: 0, tasks: [] }));

type Recorded = { lcp: number; cls: number; fcp: number; tasks: { start: number; end: number }[] };

declare global {
  var __vitals: Recorded;
}

/** Measures in a page from its start on; the page may be any. */
export const measureVitals = (page: Page): Promise<unknown> => page.addInitScript(watchVitals);

/** Records what is measured. It runs in the page, so it must use nothing outside itself. */
function watchVitals(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const seen: Recorded = (globalThis.__vitals = { lcp: 0, cls: 0, fcp: 0, tasks: [] });
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
}

export const median = (list: readonly Vitals[], name: keyof Vitals): number =>
  list.map((vitals) => vitals[name]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export const worst = (list: readonly Vitals[], name: keyof Vitals): number =>
  Math.max(...list.map((vitals) => vitals[name]));
