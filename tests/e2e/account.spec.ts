import { expect, test, type Page } from '@playwright/test';
import ar from '../../locales/ar/account.json' with { type: 'json' };
import en from '../../locales/en/account.json' with { type: 'json' };
import { ServerProcess } from '../support/serverProcess.ts';
import { violations } from './accessible.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const password = 'Blue-kettle-9';
const none = { link: '', civilId: '' };
const words = async (page: Page) => ((await page.locator('html[lang=ar]').count()) ? ar : en);
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** What the mails of the outbox bring to the people of the demo: a link, and the number to log in with. */
async function invitations(page: Page): Promise<{ link: string; civilId: string }[]> {
  await page.goto(`${server.adminOrigin}/outbox`);
  const mails = (await page.locator('body').innerText()).split(/(?=\S+@\S+\s+·)/).slice(1);
  const read = mails.map((mail) => ({
    link: /http\S*new-password#[\w.-]+/.exec(mail)?.[0] ?? '',
    civilId: /\b\d{8}\b/.exec(mail)?.[0] ?? '',
  }));
  return read.filter(({ link, civilId }) => link !== '' && civilId !== '');
}

async function setPassword(page: Page, link: string, chosen: string) {
  await page.goto(link);
  await page.locator('#new_password').fill(chosen);
  await page.locator('#confirm_password').fill(chosen);
  await page.keyboard.press('Enter');
  await page.locator('main a[href="/login"]').click();
}

async function logIn(page: Page, civilId: string, chosen: string) {
  await page.locator('#civil_id').fill(civilId);
  await page.locator('#password').fill(chosen);
  await page.keyboard.press('Enter');
}

test('leads from the first link over a password and a login to where one wanted to go', async ({ page }) => {
  const [{ link, civilId } = none] = await invitations(page);
  await page.goto(`${server.origin}/profile`);
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect(page.locator('#civil_id')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await setPassword(page, link, password);
  await logIn(page, civilId, 'Red-kettle-7');
  const { trouble } = await words(page);
  await expect(page.getByText(trouble.invalidCredentials)).toBeVisible();
  await logIn(page, civilId, password);
  await expect(page).toHaveURL(`${server.origin}/profile`);
  await page.goto(link);
  await expect(page.getByText((await words(page)).newPassword.dead.used)).toBeVisible();
});

test('lets the profile be changed and left as it was, and signs out everywhere with the password', async ({
  page,
  context,
}) => {
  const { link, civilId } = (await invitations(page)).at(-1) ?? none;
  await setPassword(page, link, password);
  await logIn(page, civilId, password);
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
  await page.goto(`${server.origin}/profile`);
  const { profile, change, ended } = await words(page);
  await button(page, profile.edit).click();
  await page.locator('#full_name').fill('x');
  await button(page, profile.cancel).click();
  await button(page, profile.edit).click();
  await page.locator('#full_name').fill('Huda Al Rawahi');
  await button(page, profile.update).click();
  await expect(page.locator('dl')).toContainText('Huda Al Rawahi');
  expect(await violations(page)).toEqual([]);
  const second = await context.newPage();
  await second.goto(`${server.origin}/dashboard`);
  await page.goto(`${server.origin}/edit-password`);
  await page.locator('#current_password').fill(password);
  await page.locator('#new_password').fill('Green-kettle-8');
  await page.locator('#confirm_password').fill('Green-kettle-8');
  await page.keyboard.press('Enter');
  await expect(page.getByText(change.done).first()).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect(second.getByText(ended.elsewhere)).toBeVisible();
});
