import { expect, type Page } from '@playwright/test';
import { competitionHref, eventHref, registerHref } from '../../domain/catalogueAddress.ts';
import type { Competition, Event } from '../../domain/contract.ts';
import { registrationStateAt } from '../../domain/registration.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { openGroup, readBoard, voteLinks } from './voting.ts';
import { test } from './onServer.ts';

let server: ServerProcess;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const inArabic = async (page: Page) => (await page.locator('html').getAttribute('lang')) === 'ar';

async function openCompetition(): Promise<Competition> {
  const read = async (path: string) => (await fetch(`${server.origin}/api${path}`)).json();
  const { data: events } = (await read('/event')) as { data: Event[] };
  for (const { id } of events) {
    const { data } = (await read(`/competition/${id}`)) as { data: Competition[] };
    const open = data.find((each) => registrationStateAt(each, Date.now()) === 'open');
    if (open) return open;
  }
  throw new Error('no competition is open');
}
const addressOf = ({ event, slug }: Competition) => server.origin + competitionHref(event.slug, slug);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the vote shows its stage, its contestants and their numbers, and links to the payment', async ({
    page,
  }) => {
    const { participants } = openGroup(await readBoard(server));
    await page.goto(`${server.origin}/vote`);
    const arabic = await inArabic(page);
    const title = arabic ? 'صوتك يرفع الصوت' : 'Your vote turns it up';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('timer')).toContainText(/\d/);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(participants.length);
    const [first] = participants;
    const { full_name_ar, full_name_en } = first!.user;
    await expect(cards.first()).toContainText((arabic ? full_name_ar : full_name_en) ?? '');
    await expect(cards.first()).toContainText(first!.voting_score.toFixed(3));
    await expect(voteLinks(cards.first())).toHaveAttribute('href', new RegExp(first!.voter_id));
    const total = (await readBoard(server)).data.competition!.total_participants + 100;
    await expect(page.getByText(String(total), { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('a competition page shows its text, and no button that does nothing', async ({ page }) => {
    const competition = await openCompetition();
    await page.goto(addressOf(competition));
    const name = (await inArabic(page)) ? competition.name_ar : competition.name_en;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(المسابقات|Competitions)$/ })).toBeVisible();
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  });

  const readable: [name: string, path: (event: Event) => string, heading: RegExp][] = [
    ['the list of events', () => '/events', /^(الفعاليات|Events)$/],
    ['an event', ({ slug }) => eventHref(slug), /./],
    ['the leaderboard', () => '/user/voting', /^(لوحة الترتيب|Leaderboard)$/],
    ['the page about transparency', () => '/transparency', /./],
    ['the login', () => '/login', /./],
    ['a page of text', () => '/about', /^(عن صوت|About Sawt)$/],
    ['the page of an unknown address', () => '/nothing/here', /^(لا صوت هنا|It's quiet in here)$/],
  ];
  for (const [name, pathOf, heading] of readable)
    test(`${name} has its heading and its text`, async ({ page }) => {
      const { event } = await openCompetition();
      await page.goto(server.origin + pathOf(event as Event));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      await expect(page.locator('body')).not.toContainText('undefined');
    });
});

/** Opens a page whose scripts wait until the returned function is called. */
async function openRendered(page: Page, address: string): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-server-rendered]')).toBeAttached();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *'))
      Object.assign(element, { isServerRendered: true });
  });
  return start;
}

/** For each matching element, whether the server rendered it and hydration kept it. */
const kept = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => 'isServerRendered' in each));

test.describe('the site hydrates what the server rendered', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries() as Shift[])
          (globalThis as unknown as { shifted: number }).shifted += hadRecentInput ? 0 : value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  test('of the vote: its elements, its scroll position and its meters', async ({ page }) => {
    const start = await openRendered(page, `${server.origin}/vote`);
    const meters = () => page.locator('article [style]').evaluateAll((all) => all.length);
    const rendered = await meters();
    expect(rendered).toBeGreaterThan(5);
    await page.evaluate(() => window.scrollTo(0, 300));
    start();
    await expect(page.locator('[data-server-rendered]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await kept(page, 'h1, article, header nav a')).not.toContain(false);
    expect([await meters(), await page.evaluate(() => scrollY)]).toEqual([rendered, 300]);
  });

  test('of the vote: without a layout shift', async ({ page }) => {
    const start = await openRendered(page, `${server.origin}/vote`);
    start();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('[data-server-rendered], [data-fonts-awaited]')).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    expect(await shifted()).toBeLessThan(0.02);
  });

  for (const path of ['/events', '/about', '/nothing/here'])
    test(`at ${path}: its elements, without a layout shift and without a call`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const start = await openRendered(page, server.origin + path);
      start();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('[data-server-rendered], [data-fonts-awaited]')).toHaveCount(0);
      expect(await kept(page, 'h1, main a, main article, header nav a')).not.toContain(false);
      expect(asked.filter((each) => each.startsWith('/api/'))).toEqual([]);
      const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      expect(await shifted()).toBeLessThan(0.02);
    });

  test('of the login: what was typed before, and it is sent', async ({ page }) => {
    const start = await openRendered(page, `${server.origin}/login`);
    await page.locator('input[name=civil_id]').fill('12345678');
    await page.locator('input[name=password]').fill('a wrong password');
    await page.locator('input[name=password]').press('Enter');
    const sent = page.waitForRequest('**/api/login');
    start();
    expect((await sent).postDataJSON()).toMatchObject({ civil_id: '12345678', password: 'a wrong password' });
    await expect(page.locator('input[name=civil_id]')).toHaveValue('12345678');
    expect(new URL(page.url()).search).toBe('');
  });

  test('of the vote: with the clicks made before hydration', async ({ page }) => {
    const start = await openRendered(page, `${server.origin}/vote`);
    const last = page.getByRole('tab').last();
    await last.click();
    await expect(last).toHaveAttribute('aria-selected', 'false');
    start();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-server-rendered]')).toHaveCount(0);
  });

  test('of a reloaded registration: its title, and the form without another request', async ({ page }) => {
    const competition = await openCompetition();
    const { event, slug } = competition;
    await page.addInitScript((state) => history.replaceState(state, ''), { competition });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const start = await openRendered(page, server.origin + registerHref(event.slug, slug));
    const title = await page.locator('h1').elementHandle();
    start();
    await expect(page.locator('form')).toBeVisible();
    expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(
      0.02,
    );
  });

  test('of a competition: its elements, and a press on Enroll', async ({ page }) => {
    const competition = await openCompetition();
    const start = await openRendered(page, addressOf(competition));
    const title = await page.locator('h1').elementHandle();
    await page
      .getByRole('button', { name: /^(التسجيل الآن|Enroll now)$/ })
      .first()
      .click();
    start();
    await page.waitForURL(/\/register$/);
    expect(await title?.evaluate((element) => 'isServerRendered' in element)).toBe(true);
  });
});
