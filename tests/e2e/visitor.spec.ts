import { expect, type Page } from '@playwright/test';
import type { Competition, Event } from '../../domain/contract.ts';
import { competitionHref, eventHref, registerHref } from '../../domain/catalogueAddress.ts';
import { registrationStateAt, type RegistrationState } from '../../domain/registration.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { violations, violationsInForcedColors } from './accessible.ts';
import { test } from './onServer.ts';
import { arrived } from './worker.ts';

let server: ServerProcess;
let events: Event[];
let competitions: Competition[];

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  events = await read<Event[]>('/event');
  competitions = await read<Competition[]>(`/competition/${events[0]!.id}`);
});

async function read<Data>(path: string): Promise<Data> {
  const response = await fetch(`${server.origin}/api${path}`);
  return ((await response.json()) as { data: Data }).data;
}

const isArabic = (page: Page) => page.locator('html[lang=ar]').count().then(Boolean);
const nameOf = async (page: Page, named: Pick<Event, 'name' | 'name_ar' | 'name_en'>) =>
  ((await isArabic(page)) ? named.name_ar : named.name_en) ?? named.name;
const competitionIn = (state: RegistrationState) =>
  competitions.find((each) => registrationStateAt(each, Date.now()) === state)!;
const enrol = (page: Page) =>
  page.getByRole('button', { name: /^(التسجيل الآن|Enroll now)$/ }).filter({ visible: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls, and waits until the page has the scroll event, as it has before a visitor can press anything. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (place) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('scroll', () => resolve(), { once: true });
    window.scrollTo({ top: place, behavior: 'instant' });
    await promise;
  }, top);

test('leads from the vote to an event, to a competition and to its form, or says that it is closed', async ({
  page,
}) => {
  const event = events[0]!;
  await page.goto(`${server.origin}/vote`);
  await arrived(page);
  const band = page.getByRole('link', { name: await nameOf(page, event), exact: true });
  await band.scrollIntoViewIfNeeded();
  await band.click();
  await expect(page).toHaveURL(server.origin + eventHref(event.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await nameOf(page, event));
  await expect(page).toHaveTitle(new RegExp(`^${await nameOf(page, event)} · `));
  await expect(page.getByRole('article')).toHaveCount(competitions.length);

  const closed = competitionIn('closed');
  await page.getByRole('link', { name: await nameOf(page, closed), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await nameOf(page, closed));
  await enrol(page).first().click();
  const notice = page.getByRole('alertdialog', { name: /^(أُغلق باب التسجيل|Registration closed)$/ });
  await expect(notice).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(enrol(page).first()).toBeFocused();

  await page.goBack();
  const open = competitionIn('open');
  await page.getByRole('link', { name: await nameOf(page, open), exact: true }).click();
  await enrol(page).first().click();
  await expect(page).toHaveURL(server.origin + registerHref(event.slug, open.slug));
  const linkedId = await page.evaluate(
    () => (history.state as { competition: { id: string } }).competition.id,
  );
  expect(linkedId).toBe(open.id);
});

test("opens by its address alone with the server's data, also in Arabic letters", async ({ page }) => {
  const open = competitionIn('open');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(event|competition|page)/.test(request.url())) asked.push(request.url());
  });
  await page.goto(server.origin + competitionHref(events[0]!.slug, open.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await nameOf(page, open));
  await expect(enrol(page).first()).toBeVisible();

  const arabic = events.find(({ slug }) => /\p{Script=Arabic}/u.test(slug))!;
  await page.goto(`${server.origin}/${arabic.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await nameOf(page, arabic));
  await expect(page.locator('footer a[href="/events"]')).toHaveAttribute('aria-current', 'true');
  await page.goto(`${server.origin}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/الشروط|Terms/);
  await expect(page.locator('footer a[aria-current]')).toHaveAttribute('href', '/terms');
  expect(asked).toEqual([]);
});

/** Waits for the fonts, which decide the length of a page. */
async function inItsFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-fonts-awaited]')).toHaveCount(0);
}

/** Enrol buttons that are visible and can be pressed without scrolling. */
const withinReach = (page: Page) =>
  enrol(page).evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight && getComputedStyle(button).visibility === 'visible';
      }).length,
  );

test('keeps exactly one enrol button within reach of the thumb on a narrow screen', async ({ page }) => {
  await page.goto(server.origin + competitionHref(events[0]!.slug, competitionIn('open').slug));
  const narrow = (page.viewportSize()?.width ?? 0) < 1024;
  await expect.poll(() => withinReach(page)).toBe(1);
  await page.getByRole('heading', { name: /^(معايير التحكيم|Judging criteria)$/ }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  if (narrow) await expect.poll(() => withinReach(page)).toBe(1);
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  // The foot of a narrow page is taller than the window: the test looks a little above it, where the enrol
  // button ends the page.
  if (narrow) await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }));
  await expect.poll(() => withinReach(page)).toBe(1);
});

test('restores the scroll position on the way back, forward, and after a reload', async ({ page }) => {
  await page.goto(server.origin + eventHref(events[0]!.slug));
  await arrived(page);
  await inItsFonts(page);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(50);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('says that a wrong address leads nowhere, with both ways out', async ({ page }) => {
  for (const path of ['/no-such-event', `${eventHref(events[0]!.slug)}/no-such-competition`]) {
    const response = await page.goto(server.origin + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page).toHaveTitle(/^(الصفحة غير موجودة|Page not found) · /);
  }
  expect(await violations(page)).toEqual([]);
});

test('has no accessibility violation on any page, in forced colours too, and every link of header and footer leads somewhere', async ({
  page,
}) => {
  const open = competitionIn('open');
  const paths = [
    '/user/voting',
    '/events',
    eventHref(events[0]!.slug),
    competitionHref(events[0]!.slug, open.slug),
    '/about',
  ];
  for (const path of paths) {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect([path, await violations(page), await violationsInForcedColors(page)]).toEqual([path, [], []]);
  }
  const menu = page.getByRole('button', { name: /^(القائمة|Menu)$/ });
  if (await menu.isVisible()) await menu.click();
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const inner = [...new Set(links.filter((href) => href.startsWith('http')))];
  expect(inner.map((href) => new URL(href).pathname)).toEqual(
    expect.arrayContaining([
      '/vote',
      '/events',
      '/user/voting',
      '/about',
      '/terms',
      '/privacy',
      '/transparency',
    ]),
  );
  for (const href of inner) expect([href, (await fetch(href)).status]).toEqual([href, 200]);
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto(`${server.origin}/events`);
  await arrived(page);
  const card = page.getByRole('article').first().getByRole('link');
  for (let pressed = 0; pressed < 25; pressed += 1) {
    if (await card.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const competition = page.getByRole('article').first().getByRole('link');
  await expect(competition).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(competition).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(server.origin + competitionHref(events[0]!.slug, competitions[0]!.slug));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(enrol(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(enrol(page).first()).toBeFocused();
});

test('a slow page does not push the footer after it came into view', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(`${server.origin}/events`);
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await page.route('**/assets/Diagnostics*', async (route) => {
    await released;
    await route.continue();
  });
  const shifts = await page.evaluateHandle(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.sum += each.value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  await foot.locator('a[href="/diagnostics"]').click();
  await expect(page).toHaveURL(`${server.origin}/diagnostics`);
  await expect(foot).not.toBeInViewport();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await shifts.evaluate(({ sum }) => sum)).toBeLessThan(0.02);
});
