import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { competitionHref, eventHref } from '../../../domain/catalogueAddress.ts';
import { contestantHref } from '../../../domain/contestantAddress.ts';
import type { Board } from '../../../domain/contract.ts';
import { pagePaths } from '../../../domain/routes.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { serveBarePage } from '../bare/barePageServer.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { someCompetition } from '../clients/someCompetition.ts';
import { median, openAndRest, openPhone, worst, type Vitals } from '../measures/throttledPhone.ts';

const VISITS = 7;
/** How much longer (ms) than the bare page a page may block. */
const MORE_BLOCKING_MS = 100;

/** Measures every public page on a throttled phone. The baseline is a page of React with one heading. */
export async function benchPages(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const bare = await serveBarePage();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const pages = await publicPages(server.origin);
  const seen = new Map(['bare', 'warm', ...pages.keys()].map((name): [string, Vitals[]] => [name, []]));
  const note = (name: string, vitals: readonly Vitals[]) => seen.get(name)?.push(...vitals);
  // The server renders and compresses a page at its first request.
  for (const path of pages.values()) await (await fetch(server.origin + path)).text();
  for (let index = 0; index < VISITS; index++) {
    note('bare', await visits(browser, bare.url));
    for (const [name, path] of pages) {
      const [first, ...again] = await visits(browser, server.origin + path, name === 'vote' ? 2 : 1);
      note(name, [first!]);
      note('warm', again);
    }
  }
  await browser.close();
  await bare.close();
  await server.remove();
  const of = (name: string) => seen.get(name) ?? [];
  const bareLcp = median(of('bare'), 'lcp');
  const blocking = median(of('bare'), 'blocking') + MORE_BLOCKING_MS;
  return [
    atMost('React with one heading: largest contentful paint', bareLcp, 'ms'),
    atMost('the same: blocking time', median(of('bare'), 'blocking'), 'ms'),
    atMost('vote, a second visit: largest contentful paint', median(of('warm'), 'lcp'), 'ms'),
    atMost('ratio to the bare page, a first visit', median(of('warm'), 'lcp') / bareLcp, '', { floor: 1 }),
    ...[...pages.keys()].flatMap((name) => linesOf(name, of(name), bareLcp, { floor: 1.35, blocking })),
  ];
}

/** The paths of the public pages, by name. */
async function publicPages(origin: string): Promise<Map<string, string>> {
  const { event, slug } = await someCompetition(origin);
  const board = (await (await fetch(`${origin}/api/voter/participants`)).json()) as Board;
  const contestant = board.data.groups.flatMap(({ participants }) => participants)[0];
  if (!contestant) throw new Error('nobody competes');
  return new Map([
    ['vote', pagePaths.vote],
    ['leaderboard', pagePaths.leaderboard],
    ['contestant', contestantHref(contestant.voter_id)],
    ['events', pagePaths.events],
    ['event', eventHref(event.slug)],
    ['competition', competitionHref(event.slug, slug)],
    ['transparency', pagePaths.transparency],
    ['text', '/about'],
    ['login', pagePaths.login],
  ]);
}

type Limits = { floor: number; blocking: number };

const linesOf = (page: string, seen: readonly Vitals[], bareLcp: number, limits: Limits): Line[] => [
  atMost(`${page}: largest contentful paint`, median(seen, 'lcp'), 'ms'),
  atMost('ratio to the bare page', median(seen, 'lcp') / bareLcp, '', limits),
  atMost('layout shift, worst', worst(seen, 'cls'), '', { floor: 0.02 }),
  atMost('blocking time', median(seen, 'blocking'), 'ms', { floor: limits.blocking }),
  atMost('longest task', median(seen, 'longest'), 'ms'),
];

/** Opens an address `times` times in one new browser, so that later visits use its cache. */
async function visits(browser: Browser, url: string, times = 1): Promise<Vitals[]> {
  const page = await openPhone(browser);
  const seen: Vitals[] = [];
  for (let index = 0; index < times; index++) seen.push(await openAndRest(page, url));
  await page.context().close();
  return seen;
}
