import { expect } from '@playwright/test';
import { onOtherDevice, test } from '../candidate.ts';
import { photo, unsaved } from '../profile.ts';

test('a save that does not arrive keeps every value and can be sent again', async ({
  candidate,
  context,
  lay,
}) => {
  const { page, words } = candidate;
  await candidate.logIn(await lay());
  await candidate.edit();
  await candidate.field('address').fill('Ruwi');
  await context.setOffline(true);
  await candidate.button(words.profile.update).click();
  // The page says so after three retries.
  await candidate.says(words.trouble.network);
  await expect(candidate.field('address')).toHaveValue('Ruwi');
  await context.setOffline(false);
  await candidate.button(words.profile.update).click();
  await expect(page.getByRole('main').locator('dl')).toContainText('Ruwi');
});

test('a session that ends during an edit loses nothing of it', async ({ candidate, context, lay }) => {
  const { page, words } = candidate;
  const account = await lay();
  const other = await lay({ full_name: 'Mariam Al Balushi' });
  await candidate.logIn(account);
  await candidate.edit();
  await candidate.field('address').fill('Ruwi');
  await candidate.field('profile_image').setInputFiles(await photo(40, 40));
  await onOtherDevice(candidate, context, async (elsewhere) => {
    await elsewhere.logIn(account);
    await elsewhere.signOutOthers();
  });
  await candidate.button(words.profile.update).click();
  await candidate.sees('/login');
  await candidate.says(words.ended.refused);
  await candidate.typeLogin(account.civil_id);
  await candidate.sees('/profile');
  await candidate.says(words.profile.resumed);
  await expect(candidate.field('address')).toHaveValue('Ruwi');
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
  await candidate.button(words.profile.update).click();
  await expect(page.getByRole('main').locator('dl')).toContainText('Ruwi');

  await candidate.button(words.profile.edit).click();
  await candidate.field('address').fill('Seeb');
  await candidate.logOut();
  await expect(page).toHaveURL(/\/vote$/);
  await candidate.logIn(other);
  await candidate.open('/profile');
  await candidate.says(other.full_name);
  expect(await unsaved(page)).toBeNull();
});
