import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.mjs';
import { competitionHref, registerHref } from '../../domain/catalogueAddress.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { atLeast, type Line } from './benchLine.ts';
import { someCompetition } from './someCompetition.ts';

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

async function scores(page: string, url: string, port: number): Promise<Line[]> {
  const result = await lighthouse(url, { port, onlyCategories: Object.keys(floors), logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse saw nothing at ${url}`);
  const { categories, audits } = result.lhr;
  return Object.entries(floors).map(([name, floor]) => {
    const category = categories[name];
    const failed = (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    const what = [`${page}: ${name}`, ...failed].join(', ');
    return atLeast(what, Math.round((category?.score ?? 0) * 100), '', { floor });
  });
}
