import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.mjs';
import { competitionHref, registerHref } from '../../domain/catalogueAddress.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { atLeast, type Line } from './benchLine.ts';
import { someCompetition } from './someCompetition.ts';

const RUNS = 5;
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The pages that are opened from links, as Lighthouse sees them on its phone. */
export async function benchLighthouse(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const { event, slug } = await someCompetition(server.origin);
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  const pages = {
    vote: '/vote',
    competition: competitionHref(event.slug, slug),
    registration: registerHref(event.slug, slug),
  };
  const lines: Line[] = [];
  for (const [page, path] of Object.entries(pages))
    lines.push(...(await scores(page, server.origin + path, chrome.port)));
  chrome.kill();
  await server.remove();
  return lines;
}

/** The median run of several, as Lighthouse asks for: one alone differs by five points on a quiet machine. */
async function scores(page: string, url: string, port: number): Promise<Line[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
    const result = await lighthouse(url, { port, onlyCategories: Object.keys(floors), logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse saw nothing at ${url}`);
    runs.push(result.lhr);
  }
  return Object.entries(floors).map(([name, floor]) => {
    const scored = runs.toSorted((one, other) => scoreOf(one, name) - scoreOf(other, name));
    const middle = scored[Math.floor(RUNS / 2)]!;
    const what = [`${page}: ${name}`, ...failedIn(middle, name)].join(', ');
    return atLeast(what, Math.round(scoreOf(middle, name) * 100), '', { floor });
  });
}

/** A run that came to no score counts as the worst. */
const scoreOf = ({ categories }: Result, name: string) => categories[name]?.score ?? 0;

const failedIn = ({ categories, audits }: Result, name: string) =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
