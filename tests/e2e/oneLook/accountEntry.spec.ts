import { expect } from '@playwright/test';
import { goodPassword } from '../../support/accounts/accountFixture.ts';
import { sawt, test } from '../candidate.ts';

/** People of the demo season who get a link to a first password. */
const invited = { ar: 'salim@sawt.example', en: 'mariam@sawt.example' } as const;

test('the first link leads over a password and a login to the page that the candidate asked for', async ({
  candidate,
}) => {
  const { language, page, words } = candidate;
  const [mail] = await candidate.readMails(invited[language]);
  const civilId = /\b\d{8}\b/.exec(mail!.text)![0];
  await candidate.open('/profile');
  await candidate.sees('/login');
  await page.goto(mail!.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.newPassword.firstTitle);
  await candidate.typeNewPassword(goodPassword);
  await candidate.says(words.newPassword.done);
  await page.getByRole('main').getByRole('link', { name: words.newPassword.toLogin }).click();
  await candidate.typeLogin(civilId);
  await candidate.says(words.login.welcome);
  await candidate.sees('/profile');
  await page.goto(mail!.link);
  await candidate.says(words.newPassword.dead.used);
});

test('a wrong password and an unknown number get the same answer, and the right one logs in', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  const { civil_id } = await lay();
  await candidate.open('/login');
  await candidate.typeLogin('99999999');
  await candidate.says(words.trouble.invalidCredentials);
  await candidate.typeLogin(civil_id, 'Red-kettle-7');
  await candidate.says(words.trouble.invalidCredentials);
  await expect(candidate.field('civil_id')).toHaveValue(civil_id);
  // Arabic-Indic digits, as an Arabic keyboard types them.
  await candidate.typeLogin(civil_id.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!));
  await candidate.sees('/dashboard');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login$/);
});

test('empty fields are named, and the first of them has the focus', async ({ candidate }) => {
  const { page } = candidate;
  await candidate.open('/login');
  await candidate.field('civil_id').click();
  await page.keyboard.press('Enter');
  await expect(candidate.field('civil_id')).toBeFocused();
  await expect(candidate.field('civil_id')).toHaveAttribute('aria-invalid', 'true');
  await candidate.field('civil_id').fill('1');
  await expect(candidate.field('civil_id')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(candidate.field('password')).toHaveAttribute('aria-invalid', 'true');
});

test('a suspended candidate is signed out and stays out until the suspension ends', async ({
  candidate,
  lay,
  server,
}) => {
  const { words } = candidate;
  const { civil_id, full_name } = await lay({ full_name: 'Salim Al Kindi' });
  await candidate.logIn({ civil_id });
  expect(await sawt(server, 'suspend', civil_id, '--reason', 'a stolen phone')).toBe(
    `${full_name} is suspended; sessions ended: 1.`,
  );
  await candidate.open('/profile');
  await candidate.sees('/login');
  await candidate.says(words.ended.refused);
  await candidate.typeLogin(civil_id);
  await candidate.says(words.trouble.suspended);
  await sawt(server, 'unsuspend', civil_id);
  await candidate.typeLogin(civil_id);
  await candidate.sees('/profile');
});

test('a logout leads home, leaves nothing of the candidate behind, and other tabs follow', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  const account = await lay({ full_name: 'Huda Al Rawahi' });
  await candidate.logIn(account);
  const second = await candidate.secondTab();
  await second.open('/profile');
  await second.says(account.full_name);
  await candidate.logOut();
  await expect(page).toHaveURL(/\/vote$/);
  await expect(second.page).toHaveURL(/\/login$/);
  await second.says(words.ended.elsewhere);
  expect(JSON.stringify(await page.context().storageState())).not.toContain(account.full_name);
  await page.goBack();
  await candidate.sees('/login');
});

test("the login leads to the registration and, in a new tab, to the staff's login", async ({
  candidate,
  server,
}) => {
  const { page, words } = candidate;
  await candidate.open('/login');
  const staff = page.getByRole('link', { name: words.login.staff });
  await expect(staff).toHaveAttribute('href', new RegExp(`^${server.adminOrigin}/`));
  await expect(staff).toHaveAttribute('target', '_blank');
  await page.getByRole('main').locator('a[href="/events"]').click();
  await candidate.sees('/events');
});
