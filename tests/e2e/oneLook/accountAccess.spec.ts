import { expect, type Page } from '@playwright/test';
import { goodPassword } from '../../support/accounts/accountFixture.ts';
import { untilStill, violationsIn } from '../accessible.ts';
import { type Candidate, test } from '../candidate.ts';
import { press, tabTo, type } from '../keyboard.ts';

/** What axe finds wrong with the page in both themes, and whether it still fits a screen of 320 px. */
async function violationsOf(page: Page): Promise<unknown[]> {
  const found = [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))];
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await untilStill(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(wide!);
  return overflow > 0 ? [...found, `${overflow} px wider than 320`] : found;
}

/** What is wrong with a page in several states, by the name of the state; a function leads to each state. */
async function look(
  { page }: Candidate,
  states: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<unknown> {
  const found: [string, unknown[]][] = [];
  for (const [name, reach] of Object.entries(states)) {
    await reach();
    found.push([name, await violationsOf(page)]);
  }
  return Object.fromEntries(found.filter(([, violations]) => violations.length > 0));
}

test('the login pages have no accessibility violation, in both themes and each state', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  const { civil_id, email } = await lay();
  const found = await look(candidate, {
    'the login': async () => {
      await candidate.open('/login');
      await expect(page.getByRole('link', { name: words.login.staff })).toBeVisible();
    },
    'empty fields': () => candidate.button(words.login.submit).click(),
    'a wrong password': async () => {
      await candidate.typeLogin(civil_id, 'Red-kettle-7');
      await candidate.says(words.trouble.invalidCredentials);
    },
    'a forgotten password': () => candidate.open('/forget-password'),
    'a link that was sent': async () => {
      await candidate.field('civil_id').fill(civil_id);
      await press(page, 'Enter');
      await candidate.says(words.server.resetSent);
    },
    'a dead link': async () => {
      await candidate.open('/new-password#nothing');
      await candidate.says(words.newPassword.dead.unknown);
    },
    'a new password': async () => {
      const [mail] = await candidate.readMails(email!);
      await page.goto(mail!.link);
      await expect(candidate.field('new_password')).toBeVisible();
    },
    'a refused password': () => candidate.typeNewPassword('kettle'),
    'a password that is set': async () => {
      await candidate.typeNewPassword(goodPassword);
      await candidate.says(words.newPassword.done);
    },
  });
  expect(found).toEqual({});
});

test('the pages behind a login have no accessibility violation, in both themes and each state', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  await candidate.logIn(await lay({ full_name: 'هدى بنت سالم الرواحية' }));
  const found = await look(candidate, {
    'the dashboard': () => candidate.sees('/dashboard'),
    'the menu': () => candidate.openMenu(),
    'a profile': async () => {
      await candidate.open('/profile');
      await expect(candidate.button(words.profile.edit)).toBeVisible();
    },
    'an edit': () => candidate.button(words.profile.edit).click(),
    'an edit that is refused': async () => {
      await candidate.field('full_name').fill('x');
      await candidate.button(words.profile.update).click();
    },
    'a question before leaving': async () => {
      await page.getByRole('banner').getByRole('link', { name: words.common.nav.home }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a saved profile': async () => {
      await page.keyboard.press('Escape');
      await candidate.field('full_name').fill('Huda Al Rawahi');
      await candidate.button(words.profile.update).click();
      await expect(page.getByRole('main').locator('dl')).toContainText('Huda Al Rawahi');
    },
    'a change of password': async () => {
      await candidate.open('/edit-password');
      await expect(
        page.getByRole('region', { name: words.devices.title }).getByRole('listitem'),
      ).toBeVisible();
    },
    'a change that is refused': () => candidate.button(words.change.submit).click(),
  });
  expect(found).toEqual({});
});

test('the login announces success beside the header, and nothing covers the next page', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  const { civil_id } = await lay();
  await candidate.open('/login');
  await candidate.typeLogin(civil_id);
  const said = page.getByRole('status').getByText(words.login.welcome).filter({ visible: true });
  const toast = await said.first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  await candidate.sees('/dashboard');
  // A toast closes by itself 5 s after it appears; leaving the login must have closed it before.
  await expect(said).toHaveCount(0, { timeout: 1_000 });
  const menu = page.getByRole('main').getByRole('button', { name: words.shell.menu });
  if (await menu.isVisible()) await menu.click();
});

test('the keyboard alone uses an account', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  const { civil_id } = await lay();
  await candidate.open('/login');
  await tabTo(page, candidate.field('civil_id'));
  await type(page, civil_id);
  await tabTo(page, candidate.field('password'));
  await type(page, goodPassword);
  await press(page, 'Enter');
  await candidate.sees('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await candidate.open('/profile');
  await tabTo(page, candidate.button(words.profile.edit));
  await press(page, 'Enter');
  await tabTo(page, candidate.field('full_name'));
  await press(page, 'ControlOrMeta+a');
  await type(page, 'Huda A.');
  await press(page, 'Enter');
  await expect(page.getByRole('main').locator('dl')).toContainText('Huda A.');

  await candidate.open('/edit-password');
  await tabTo(page, candidate.field('current_password'));
  await type(page, goodPassword);
  await tabTo(page, candidate.field('new_password'));
  await type(page, 'Green-kettle-8');
  await tabTo(page, candidate.field('confirm_password'));
  await type(page, 'Green-kettle-8');
  await press(page, 'Enter');
  await candidate.says(words.change.done);
  await candidate.sees('/login');
});
