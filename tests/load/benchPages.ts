import { chromium, devices, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.mjs';
import type { Competition, Event } from '../../domain/contract.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { serveBarePage } from './barePageServer.ts';
import { atMost, type Line } from './benchLine.ts';

const VISITS = 5;
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

type Vitals = { lcp: number; cls: number; blocking: number };

/** A competition opened by its address on a throttled phone, beside React with one heading. */
export async function benchPages(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const bare = await serveBarePage();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const url = await competitionUrl(server.origin);
  const ours: Vitals[] = [];
  const theirs: Vitals[] = [];
  await visit(browser, url);
  for (let index = 0; index < VISITS; index++) {
    theirs.push(await visit(browser, bare.url));
    ours.push(await visit(browser, url));
  }
  await browser.close();
  await bare.close();
  await server.remove();
  const lcp = median(ours, 'lcp');
  const bareLcp = median(theirs, 'lcp');
  return [
    atMost('largest contentful paint of a competition, median', lcp, 'ms'),
    atMost('the same of React with one heading', bareLcp, 'ms'),
    atMost('ratio to the bare page', lcp / bareLcp, '', { floor: 2 }),
    atMost('layout shift, worst', Math.max(...ours.map(({ cls }) => cls)), '', { floor: 0.02 }),
    atMost('blocking time, median', median(ours, 'blocking'), 'ms', { floor: 150 }),
    atMost('the same of the bare page', median(theirs, 'blocking'), 'ms'),
  ];
}

async function competitionUrl(origin: string): Promise<string> {
  const read = async (path: string) => (await fetch(`${origin}/api${path}`)).json();
  const { data: events } = (await read('/event')) as { data: Event[] };
  for (const event of events) {
    const { data } = (await read(`/competition/${event.id}`)) as { data: Competition[] };
    const competition = data[0];
    if (competition) return `${origin}/${event.slug}/${competition.slug}`;
  }
  throw new Error('there is no competition');
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ar-OM' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const vitals = await page.evaluate(() => globalThis.__vitals);
  await context.close();
  return vitals;
}

declare global {
  var __vitals: Vitals;
}

/** Runs in the page. */
function watchVitals(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const seen = (globalThis.__vitals = { lcp: 0, cls: 0, blocking: 0 });
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
}

const median = (list: readonly Vitals[], name: keyof Vitals) =>
  list.map((vitals) => vitals[name]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
