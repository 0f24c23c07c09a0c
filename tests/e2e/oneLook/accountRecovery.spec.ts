import { expect } from '@playwright/test';
import { test } from '../candidate.ts';

const chosen = 'Green-kettle-8';

test('a link replaces a lost password once, and only the newest link does', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  const { civil_id, email } = await lay();
  const askForLink = async () => {
    await candidate.open('/login');
    await page.getByRole('link', { name: words.login.forgot }).click();
    await candidate.field('civil_id').fill(civil_id);
    await page.keyboard.press('Enter');
    await candidate.says(words.server.resetSent);
  };
  await askForLink();
  const [older] = await candidate.readMails(email!);
  await askForLink();
  const newer = (await candidate.readMails(email!, 2)).find(({ link }) => link !== older!.link);

  await page.goto(older!.link);
  await candidate.says(words.newPassword.dead.replaced);
  await page.goto(newer!.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.newPassword.title);
  await candidate.typeNewPassword('kettle');
  await expect(candidate.field('new_password')).toBeFocused();
  await expect(candidate.field('new_password')).toHaveAttribute('aria-invalid', 'true');
  await candidate.field('new_password').fill(chosen);
  await expect(candidate.field('confirm_password')).toHaveAttribute('aria-invalid', 'true');
  await candidate.typeNewPassword(chosen);
  await candidate.says(words.newPassword.done);
  await page.getByRole('main').getByRole('link', { name: words.newPassword.toLogin }).click();
  await candidate.typeLogin(civil_id);
  await candidate.says(words.trouble.invalidCredentials);
  await candidate.typeLogin(civil_id, chosen);
  await candidate.sees('/dashboard');

  await page.goto(newer!.link);
  await candidate.says(words.newPassword.dead.used);
  await page.goto(`${newer!.link}x`);
  await candidate.says(words.newPassword.dead.unknown);
});

test('an unknown number gets the same answer as a known one', async ({ candidate }) => {
  await candidate.open('/forget-password');
  await candidate.field('civil_id').fill('99999998');
  await candidate.page.keyboard.press('Enter');
  await candidate.says(candidate.words.server.resetSent);
});
