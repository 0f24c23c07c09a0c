import { expect, type Page } from '@playwright/test';
import { momentText } from '../../../domain/season/zonedInput.ts';
import { startOfDay } from '../../../domain/zonedTime.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, setUp } from './staffEntry.ts';

const DAY_MS = 86_400_000;
const zone = 'Asia/Muscat';
const address = '/season-of-voices/singing';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ settings: { DEMO: 'false' } });
});
test.afterAll(() => server.remove());

const words = {
  overview: 'ما ينتظرك الآن',
  season: 'المسابقات',
  newEvent: 'فعالية جديدة',
  makeEvent: 'إنشاء الفعالية',
  makeCompetition: 'إنشاء المسابقة',
  preview: 'إنشاء رابط معاينة',
  end: 'إيقاف كل الروابط…',
  confirm: 'إيقافها',
  ended: 'لم يعد أي رابط يعمل.',
  close: 'تم',
};

const banner = {
  ar: {
    label: 'معاينة مسودة',
    says: /لا يرى الزوار هذه الفعالية بعد\./,
    leave: 'إنهاء المعاينة',
  },
  en: {
    label: 'Preview of a draft',
    says: /Visitors do not see this event yet\./,
    leave: 'Leave the preview',
  },
};

/** A midnight in Muscat, some days from today, as it is typed. */
const midnight = (days: number) =>
  momentText(startOfDay(Date.now() + days * DAY_MS + DAY_MS / 2, zone), zone);

async function makeDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: words.season, exact: true }).click();
  await page.getByRole('link', { name: words.newEvent, exact: true }).click();
  await page.locator('#name_ar').fill('موسم الأصوات');
  await page.locator('#name_en').fill('Season of Voices');
  await page.locator('#zone').selectOption(zone);
  await page.locator('#starts_at').fill(midnight(0));
  await page.locator('#ends_at').fill(midnight(60));
  await button(page, words.makeEvent).click();
  await page.locator('#name_ar').fill('الغناء');
  await page.locator('#name_en').fill('Singing');
  await button(page, words.makeCompetition).click();
  await expect(heading(page, 'الغناء')).toBeVisible();
}

test('a colleague sees a draft on the site through its link, in both languages, until leaving it', async ({
  page,
  browser,
}) => {
  await setUp(page, server);
  await expect(heading(page, words.overview)).toBeVisible();
  await makeDraft(page);
  await button(page, words.preview).click();
  const link = await page.locator('code').innerText();
  expect(link).toMatch(new RegExp(`^${server.origin}/preview#`));

  const context = await browser.newContext({ locale: 'ar-OM', viewport: page.viewportSize() });
  const visitor = await context.newPage();
  expect((await visitor.goto(`${server.origin}${address}`))!.status()).toBe(404);
  await visitor.goto(link);
  await visitor.waitForURL(`${server.origin}${address}`);
  const shown = visitor.getByRole('complementary', { name: banner.ar.label });
  await expect(shown).toContainText(banner.ar.says);
  await expect(heading(visitor, 'الغناء')).toBeVisible();
  expect(await violations(visitor)).toEqual([]);

  await visitor.locator('main a[href="/season-of-voices"]').first().click();
  await visitor.waitForURL(`${server.origin}/season-of-voices`);
  await expect(shown).toBeVisible();
  await visitor.goto(`${server.origin}${address}?lng=en`);
  await expect(heading(visitor, 'Singing')).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: banner.en.label })).toContainText(banner.en.says);
  expect(await violations(visitor)).toEqual([]);
  await visitor.goto(`${server.origin}${address}/register`);
  await visitor.waitForURL(/preview=register/);
  expect(await visitor.evaluate(() => [history.state, Object.keys(sessionStorage)])).not.toContain('Singing');

  await visitor.getByRole('button', { name: banner.en.leave }).click();
  await visitor.waitForURL(`${server.origin}${address}`);
  await expect(heading(visitor, 'Singing')).toHaveCount(0);
  expect((await visitor.reload())!.status()).toBe(404);
  await visitor.goBack();
  await expect(visitor.getByRole('complementary', { name: banner.en.label })).toHaveCount(0);

  await visitor.goto(link);
  await visitor.waitForURL(`${server.origin}${address}`);
  await button(page, words.close).click();
  await button(page, words.end).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  expect((await visitor.reload())!.status()).toBe(404);
  await visitor.goto('about:blank');
  await visitor.goto(link);
  // The visitor chose English before.
  await expect(heading(visitor, 'This preview link does not work')).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  await context.close();
});
