import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Competition, Event } from '../../../domain/contract.ts';
import { competitionHref, eventHref, registerHref } from '../../../domain/catalogueAddress.ts';
import { mediaFixtures } from '../../support/media/mediaFixtures.ts';
import type { LaidAccount } from '../../support/accounts/accountFixture.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { test } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';
import { openGroup, readBoard } from '../voting.ts';

const widths = [320, 390, 640, 768, 1000, 1024, 1280, 1920];
const choirs = 'choirs-of-the-season';

async function read<Data>(server: ServerProcess, path: string): Promise<Data> {
  const response = await fetch(`${server.origin}/api${path}`);
  return ((await response.json()) as { data: Data }).data;
}

async function publicPaths(server: ServerProcess): Promise<string[]> {
  const [event] = await read<Event[]>(server, '/event');
  const competitions = await read<Competition[]>(server, `/competition/${event!.id}`);
  const open = competitions.find(({ slug }) => slug === choirs)!;
  const [contestant] = openGroup(await readBoard(server)).participants;
  return [
    '/vote',
    '/user/voting',
    `/user/vote-now?entry=${contestant!.voter_id}`,
    `/contestant/${contestant!.voter_id}`,
    '/events',
    eventHref(event!.slug),
    competitionHref(event!.slug, open.slug),
    registerHref(event!.slug, open.slug),
    '/receipt/none',
    '/transparency',
    '/diagnostics',
    '/about',
    '/terms',
    '/privacy',
    '/no-such-page',
    '/login',
    '/forget-password',
    '/new-password',
    '/contact-link',
  ];
}

/** Enters a competition. @returns the pages of a candidate and of the entry */
async function signedInPaths(server: ServerProcess, account: LaidAccount): Promise<string[]> {
  const media = mediaFixtures();
  const calls = await new EntryCalls(server, account).logIn();
  const id = await calls.enter(choirs, media.make('open.webm', 3), 'video/webm');
  media.remove();
  const [event] = await read<Event[]>(server, '/event');
  return [
    '/dashboard',
    '/profile',
    '/edit-password',
    '/edit-email',
    '/edit-phone',
    '/submissions',
    `/submission-details/${id}`,
    `/${event!.slug}/${choirs}/submit/${id}`,
    '/vote',
  ];
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** What is wider than the window, and links of the header outside its gutter or below its first line. */
const outside = (page: Page, width: number) =>
  page.evaluate((limit) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > limit) found.push(`${scrollWidth - limit} px too wide`);
    const header = document.querySelector('header')!;
    const bar = header.firstElementChild!;
    for (const each of bar.querySelectorAll('a, button')) {
      const { left, right, width: wide } = each.getBoundingClientRect();
      if (wide > 0 && (left < 4 || right > limit - 4)) found.push(`outside: ${each.textContent}`);
    }
    if (bar.getBoundingClientRect().height > 73) found.push('the header wraps');
    return found;
  }, width);

// The first layouts after a change of the window can still have the media queries of the old width, so look again.
const softly = expect.configure({ soft: true });

async function fits(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  for (const language of ['ar', 'en']) {
    for (const path of paths) {
      await arrive(page, `${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const look = `${path} in ${language}, ${width} px wide`;
        await softly.poll(() => outside(page, width), look).toEqual([]);
      }
    }
  }
}

test('no public page scrolls sideways, at any width and in both languages', async ({ page, server }) => {
  await fits(page, server.origin, await publicPaths(server));
});

test('no page behind a login scrolls sideways, at any width and in both languages', async ({
  candidate,
  lay,
  server,
}) => {
  const account = await lay({ full_name: 'Abdulrahman bin Salim bin Nasser Al Rawahi' });
  const paths = await signedInPaths(server, account);
  await candidate.logIn(account);
  await fits(candidate.page, server.origin, paths);
});

test('at 400 % zoom, what sticks covers at most a third of the screen', async ({ page, server }) => {
  const height = 256;
  await page.setViewportSize({ width: 320, height });
  const found: unknown[] = [];
  for (const path of await publicPaths(server)) {
    await arrive(page, server.origin + path);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const covered = await page.evaluate((window) => {
      const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
        const { position, visibility } = getComputedStyle(each);
        return (position === 'sticky' || position === 'fixed') && visibility === 'visible';
      });
      return sticking
        .map((each) => each.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 100 && bottom > 0 && top < window)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, window) - Math.max(top, 0), 0);
    }, height);
    if (covered > height / 3) found.push([path, covered]);
  }
  expect(found).toEqual([]);
});

test('no page scrolls sideways when the browser writes twice as large', async ({
  playwright,
  launchOptions,
  server,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser: Browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const found: unknown[] = [];
  for (const path of await publicPaths(server)) {
    await arrive(page, server.origin + path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) found.push([path, width, excess]);
    }
  }
  await browser.close();
  expect(found).toEqual([]);
});

test('in forced colours, the current page stays marked in the menu', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await arrive(page, `${server.origin}/events`);
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  const colour = (part: Locator, pseudo?: string) =>
    part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);
  const current = page.locator('header a[aria-current]').filter({ visible: true });
  expect(await colour(current, '::after')).not.toBe(await colour(page.getByRole('banner')));
});
