/** How people of the staff enter, in journeys. */
import { type Browser, expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '../../../server/staff/factors/totp.ts';
import { bytesOfBase32 } from '../../support/staff/bytesOfBase32.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { sawt } from '../candidate.ts';

export const staffPassword = 'four quiet palm trees';

const words = {
  overview: 'ما ينتظرك الآن',
  people: 'المشرفون',
  invite: 'إنشاء الدعوة',
  next: 'متابعة',
  saved: 'حفظت الرموز في مكان آمن.',
  enter: 'الدخول إلى صوت',
};

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the people of the organisation from what the person sees first. */
export async function openPeople(page: Page): Promise<void> {
  await expect(heading(page, words.overview)).toBeVisible();
  await page.getByRole('link', { name: words.people, exact: true }).click();
  await expect(heading(page, words.people)).toBeVisible();
}

/**
 * From the page of people, invites a person who joins on a device of their own.
 * @returns the page of that person
 */
export async function join(browser: Browser, page: Page, role: string, name: string): Promise<Page> {
  await page.locator('#email').fill(`${name.replaceAll(' ', '.')}@production.example`);
  await page.locator('#role').selectOption(role);
  await button(page, words.invite).click();
  const link = await page.locator('code').innerText();
  const context = await browser.newContext({ locale: 'ar-OM' });
  const own = await context.newPage();
  await own.goto(link);
  await own.locator('#name').fill(name);
  await enrol(own);
  await expect(own.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await page.reload();
  return own;
}

/** The first person sets the installation up, and is signed in. @returns the secret of the person's app */
export async function setUp(page: Page, server: ServerProcess): Promise<Uint8Array> {
  const printed = await sawt(server, 'setup-link');
  await page.goto(printed.split('\n', 1)[0]!);
  await page.locator('#organisation_ar').fill('دار الإنتاج');
  await page.locator('#email').fill('salma@production.example');
  await page.locator('#name').fill('سلمى الحارثية');
  return enrol(page);
}

/** Connects the authenticator app that a new person is offered, and keeps the codes. @returns the secret of the app */
export async function enrol(page: Page): Promise<Uint8Array> {
  await page.locator('#password').fill(staffPassword);
  await button(page, words.next).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return connectApp(page);
}

/** Types the code of the app that the page offers, and keeps the recovery codes. @returns the secret of the app */
export async function connectApp(page: Page): Promise<Uint8Array> {
  expect(await violations(page)).toEqual([]);
  const secret = bytesOfBase32((await page.locator('code').innerText()).replaceAll(/\s/g, ''));
  await page.locator('#code').fill(codeAt(secret, stepAt(Date.now())));
  await page.locator('#code').press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: words.saved }).check();
  await button(page, words.enter).click();
  return secret;
}
