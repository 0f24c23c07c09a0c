import { expect, type Page } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { sawt } from '../candidate.ts';
import { test } from '../withinPolicy.ts';
import { button, connectApp, enrol, openPeople, staffPassword, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const words = {
  invite: 'إنشاء الدعوة',
  reset: 'إعادة ضبط الحساب',
  closeLink: 'إغلاق الرابط',
  open: 'بدأت إعادة ضبط حسابك',
  security: 'فتح الأمان',
  stop: 'لم أطلب ذلك: أوقفها',
  stopped: 'أُوقفت إعادة الضبط',
  early: 'لا يعمل هذا الرابط بعد',
  dead: /^لم يعد هذا الرابط صالحًا/,
};

/** Starts the reset of the judge with the keyboard alone. @returns the link */
async function reset(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^إعادة ضبط الحساب: / }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'إبقاء الحال' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: words.reset })).toBeFocused();
  await page.keyboard.press('Enter');
  const link = page.locator('code');
  await expect(link).toContainText('/reset#');
  expect(await violations(page)).toEqual([]);
  return link.innerText();
}

test('a judge stops a reset, loses the phone, and gets a new app by the next one', async ({
  page,
  browser,
}) => {
  await setUp(page, server);
  await openPeople(page);
  await page.locator('#email').fill('huda@production.example');
  await page.locator('#role').selectOption('judge');
  await button(page, words.invite).click();
  const invitation = await page.locator('code').innerText();
  const context = await browser.newContext({ locale: 'ar-OM' });
  const judge = await context.newPage();
  await judge.goto(invitation);
  await judge.locator('#name').fill('هدى الرواحية');
  await enrol(judge);

  await page.reload();
  const first = await reset(page);
  await page.getByRole('button', { name: words.closeLink }).press('Enter');
  await expect(page.getByText(/^إعادة ضبط بدأها.*سلمى الحارثية/)).toBeVisible();
  await judge.reload();
  await expect(judge.getByText(words.open)).toBeVisible();
  expect(await violations(judge)).toEqual([]);
  await judge.getByRole('link', { name: words.security }).click();
  await button(judge, words.stop).press('Enter');
  await expect(judge.getByText(words.stopped)).toBeVisible();
  const other = await context.newPage();
  await other.goto(first);
  await expect(other.getByText(words.dead)).toBeVisible();

  await page.reload();
  const link = await reset(page);
  const phone = await browser.newContext({ locale: 'ar-OM' });
  const renewed = await phone.newPage();
  await renewed.goto(link);
  await expect(renewed.getByRole('img', { name: /QR/ })).toBeVisible();
  await renewed.locator('#password').fill(staffPassword);
  await connectApp(renewed);
  await expect(renewed).toHaveURL(/\/$/);
  await expect(renewed.getByText(words.open)).toHaveCount(0);
  // The earlier session has ended.
  await judge.reload();
  await expect(judge).toHaveURL(/\/login$/);
  await phone.close();

  // The owner is the operator, too: only a command helps, and its link waits.
  const commanded = await sawt(server, 'reset-access', 'salma@production.example');
  await page.reload();
  await expect(page.getByText(words.open)).toBeVisible();
  await other.goto(commanded.split('\n', 1)[0]!);
  await expect(other.getByText(words.early)).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await context.close();
});
