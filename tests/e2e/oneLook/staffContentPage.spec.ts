import { expect } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, openPeople, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ settings: { DEMO: 'false' } });
});
test.afterAll(() => server.remove());

const words = {
  pages: 'صفحات المحتوى',
  editAbout: /^تعديل .?عن صوت/,
  save: 'حفظ ونشر',
  saved: 'تم الحفظ.',
  make: 'إنشاء ونشر',
  new: 'صفحة جديدة',
  look: 'عرض الإصدار 1',
  take: 'أخذ نصوصه إلى النموذج',
};

test('an operator edits the page about the site, brings back its text, and makes a page of its own', async ({
  page,
  browser,
}) => {
  await setUp(page, server);
  await openPeople(page);

  const visitor = await (await browser.newContext({ locale: 'ar-OM' })).newPage();
  await visitor.goto(`${server.origin}/about`);
  await expect(heading(visitor, 'عن صوت')).toBeVisible();

  await page.getByRole('link', { name: words.pages, exact: true }).click();
  await expect(heading(page, words.pages)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: words.editAbout }).click();
  await expect(page.locator('#body_ar')).toHaveValue(/صوت/);
  await page.locator('#title_ar').fill('من نحن');
  await page.locator('#title_en').fill('Who we are');
  await page.locator('#body_ar').fill('نحن دار إنتاج.\n\n## أين نجدكم\n\n- في مسقط');
  const [arabic, english] = ['المعاينة بالعربية', 'المعاينة بالإنجليزية'].map((name) =>
    page.frameLocator(`iframe[title="${name}"]`),
  );
  await expect(arabic!.getByRole('heading', { name: 'أين نجدكم' })).toBeVisible();
  await expect(english!.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  expect(await violations(page)).toEqual([]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator('#title_ar')).toHaveValue('من نحن');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(words.saved)).toBeVisible();

  await visitor.goto(`${server.origin}/about`);
  await expect(heading(visitor, 'من نحن')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2, name: 'أين نجدكم' })).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  const inEnglish = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await inEnglish.goto(`${server.origin}/about`);
  await expect(heading(inEnglish, 'Who we are')).toBeVisible();

  await button(page, words.look).click();
  await button(page, words.take).click();
  await expect(page.locator('#title_ar')).toHaveValue('عن صوت');
  await button(page, words.save).click();
  await expect(page.getByText('يستعيد الإصدار 1')).toBeVisible();
  await visitor.goto(`${server.origin}/about`);
  await expect(heading(visitor, 'عن صوت')).toBeVisible();

  await page.getByRole('link', { name: words.pages, exact: true }).click();
  await page.getByRole('link', { name: words.new, exact: true }).click();
  await page.locator('#title_ar').fill('كيف تصوّت');
  await page.locator('#body_ar').fill('أرسل رمز المتسابق.');
  await button(page, words.make).click();
  await expect(page.locator('#slug')).toHaveValue('كيف-تصوت');
  await visitor.goto(`${server.origin}/كيف-تصوت`);
  await expect(heading(visitor, 'كيف تصوّت')).toBeVisible();
  await expect(visitor.getByText('أرسل رمز المتسابق.')).toBeVisible();
});
