import { type Browser, expect, type Page } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { plugIn } from './passkeyDevice.ts';
import { button, enrol, heading, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const words = {
  needs: 'ما ينتظرك الآن',
  overview: 'ما ينتظرك',
  people: 'المشرفون',
  season: 'المسابقات',
  entries: 'المشاركات',
  messages: 'الرسائل',
  orders: 'الطلبات',
  approvals: 'الموافقات',
  audit: 'سجل التدقيق',
  settings: 'الجهة',
  organisations: 'الجهات',
  pages: 'صفحات المحتوى',
  security: 'الأمان',
  invite: 'إنشاء الدعوة',
  another: 'دعوة أخرى',
  addPasskey: 'إضافة مفتاح مرور',
  makePasskey: 'إنشاء مفتاح المرور',
  passkeyAdded: 'أُضيف مفتاح المرور،',
  signOut: 'تسجيل الخروج',
  signIn: 'الدخول بمفتاح المرور',
};

/** Whom the first person invites, and the sections that each of them has. */
const team = [
  [
    'owner',
    'مريم الكندية',
    [
      words.overview,
      words.people,
      words.season,
      words.entries,
      words.messages,
      words.orders,
      words.approvals,
      words.audit,
      words.settings,
      words.security,
    ],
  ],
  [
    'organiser',
    'أحمد البلوشي',
    [
      words.overview,
      words.people,
      words.season,
      words.entries,
      words.messages,
      words.approvals,
      words.settings,
      words.security,
    ],
  ],
  ['screener', 'نورة السيابية', [words.season, words.entries, words.security]],
  ['judge', 'هدى الرواحية', [words.season, words.security]],
  ['finance', 'خالد المعمري', [words.season, words.orders, words.security]],
  [
    'auditor',
    'ليلى العامرية',
    [
      words.people,
      words.season,
      words.entries,
      words.messages,
      words.orders,
      words.approvals,
      words.audit,
      words.settings,
      words.security,
    ],
  ],
] as const;

/** Adds a passkey, signs out, and signs in with it. @returns the names of the sections */
async function changeToPasskey(page: Page): Promise<string[]> {
  await plugIn(page);
  await page.goto(`${server.adminOrigin}/security`);
  await button(page, words.addPasskey).click();
  await button(page, words.makePasskey).click();
  // A failure shows what the page says instead.
  await expect(page.getByRole('main')).toContainText(words.passkeyAdded);
  await button(page, words.signOut).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await button(page, words.signIn).click();
  const sections = page.getByRole('navigation').getByRole('link');
  await expect(sections.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  return sections.allInnerTexts();
}

/** Invites a person. @returns the link */
async function invite(page: Page, role: string): Promise<string> {
  await page.locator('#email').fill(`${role}@production.example`);
  await page.locator('#role').selectOption(role);
  await button(page, words.invite).click();
  const link = await page.locator('code').innerText();
  await button(page, words.another).click();
  return link;
}

/** Opens a link as its person, on a device of the person's own. @returns the names of the sections */
async function join(browser: Browser, link: string, name: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'ar-OM' });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('#name').fill(name);
  await enrol(page);
  const sections = await changeToPasskey(page);
  await context.close();
  return sections;
}

test('an empty installation gets its whole team by browser alone, each with a passkey', async ({
  page,
  browser,
}) => {
  await setUp(page, server);
  await expect(heading(page, words.needs)).toBeVisible();
  expect(await changeToPasskey(page)).toEqual([
    words.overview,
    words.people,
    words.season,
    words.entries,
    words.messages,
    words.orders,
    words.approvals,
    words.audit,
    words.settings,
    words.organisations,
    words.pages,
    words.security,
  ]);
  await page.goto(`${server.adminOrigin}/people`);
  const sections: [string, string[]][] = [];
  for (const [role, name] of team) sections.push([role, await join(browser, await invite(page, role), name)]);
  expect(sections).toEqual(team.map(([role, , own]) => [role, [...own]]));
  await page.reload();
  for (const [, name] of team) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
