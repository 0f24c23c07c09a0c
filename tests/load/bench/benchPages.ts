import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { serveBarePage } from '../bare/barePageServer.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { someCompetition } from '../clients/someCompetition.ts';
import { median, openAndRest, openPhone, worst, type Vitals } from '../measures/throttledPhone.ts';

const VISITS = 7;

/** Measures every public page on a throttled phone. The baseline is a page of React with one heading. */
export async function benchPages(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const bare = await serveBarePage();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const { event, slug } = await someCompetition(server.origin);
  const vote = `${server.origin}/vote`;
  const competition = server.origin + competitionHref(event.slug, slug);
  const seen: Record<'bare' | 'vote' | 'warm' | 'competition', Vitals[]> = {
    bare: [],
    vote: [],
    warm: [],
    competition: [],
  };
  await visits(browser, vote);
  await visits(browser, competition);
  for (let index = 0; index < VISITS; index++) {
    const [first, second] = await visits(browser, vote, 2);
    seen.vote.push(first!);
    seen.warm.push(second!);
    seen.bare.push(...(await visits(browser, bare.url)));
    seen.competition.push(...(await visits(browser, competition)));
  }
  await browser.close();
  await bare.close();
  await server.remove();
  const bareLcp = median(seen.bare, 'lcp');
  return [
    atMost('React with one heading: largest contentful paint', bareLcp, 'ms'),
    atMost('the same: blocking time', median(seen.bare, 'blocking'), 'ms'),
    ...linesOf('vote', seen.vote, bareLcp, { floor: 1.8, aim: 1.35, blocking: 120 }),
    atMost('vote, a second visit: largest contentful paint', median(seen.warm, 'lcp'), 'ms'),
    atMost('ratio to the bare page, a first visit', median(seen.warm, 'lcp') / bareLcp, '', { floor: 1 }),
    ...linesOf('competition', seen.competition, bareLcp, { floor: 2, blocking: 150 }),
  ];
}

type Limits = { floor: number; aim?: number; blocking: number };

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
