import lighthouse, { type Result } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { competitionHref, registerHref } from '../../../domain/catalogueAddress.ts';
import type { Competition } from '../../../domain/contract.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, type Line } from '../measures/benchLine.ts';
import { someCompetition } from '../clients/someCompetition.ts';

const RUNS = 5;
const PERFORMANCE = 95;
const sound = ['accessibility', 'best-practices', 'seo'];

type Opened = { path: string; state?: { competition: Competition } };

/** Lets Lighthouse measure the pages that a visitor opens on a phone, one after the other. */
export async function benchLighthouse(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const competition = await someCompetition(server.origin);
  const { event, slug } = competition;
  const pages: Record<string, Opened> = {
    vote: { path: '/vote' },
    competition: { path: competitionHref(event.slug, slug) },
    // The form gets its competition from the page before, by the history state (decision D23); here, as
    // after a reload.
    registration: { path: registerHref(event.slug, slug), state: { competition } },
  };
  const browser = await launch({
    executablePath: await ensureChromium(),
    args: ['--headless=new', ...chromiumFlags],
  });
  const lines: Line[] = [];
  for (const [name, opened] of Object.entries(pages)) {
    const look = (categories: string[]) => audit(browser, server.origin, opened, categories);
    lines.push(await performance(name, look), ...(await soundness(name, look)));
  }
  await browser.close();
  await server.remove();
  return lines;
}

type Look = (categories: string[]) => Promise<Result>;

/**
 * The performance score of a page: the median of several runs, because single runs differ by five points
 * even on a quiet machine. The other categories have runs of their own, because gathering them slows the
 * page down.
 */
async function performance(page: string, look: Look): Promise<Line> {
  const runs: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
  while (runs.length < RUNS) runs.push(await look(['performance']));
  const scored = runs.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return lineOf(page, scored[Math.floor(RUNS / 2)]!, 'performance', PERFORMANCE);
}

async function soundness(page: string, look: Look): Promise<Line[]> {
  const result = await look(sound);
  return sound.map((category) => lineOf(page, result, category, 100));
}

const lineOf = (page: string, result: Result, category: string, floor: number) =>
  atLeast(
    [`${page}: ${category}`, ...failedIn(result, category)].join(', '),
    Math.round(scoreOf(result, category) * 100),
    '',
    { floor },
  );

async function audit(
  browser: Browser,
  origin: string,
  { path, state }: Opened,
  onlyCategories: string[],
): Promise<Result> {
  const page = await browser.newPage();
  if (state) await page.evaluateOnNewDocument((kept) => history.replaceState(kept, ''), state);
  const result = await lighthouse(origin + path, { onlyCategories, logLevel: 'error' }, undefined, page);
  await page.close();
  if (!result) throw new Error(`Lighthouse saw nothing at ${path}`);
  if (new URL(result.lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} led elsewhere`);
  return result.lhr;
}

/** The score of a run in a category; a run without a score counts as 0. */
const scoreOf = ({ categories }: Result, name: string) => categories[name]?.score ?? 0;

const failedIn = ({ categories, audits }: Result, name: string) =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
