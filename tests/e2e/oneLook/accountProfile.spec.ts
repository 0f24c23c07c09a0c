import { expect } from '@playwright/test';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { test } from '../candidate.ts';
import { photo, unsaved } from '../profile.ts';

test('the profile changes with a picture, which everybody sees from then on', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  const account = await lay({ full_name: 'Huda Al Rawahi', phone: '+96891234567', address: null });
  await candidate.logIn(account);
  await candidate.edit();
  await expect(page.getByRole('main').getByText(account.civil_id)).toHaveCount(0);
  const picture = await photo(2_000, 1_500);
  expect(picture.buffer.length).toBeGreaterThan(AVATAR_MAX_BYTES);
  await candidate.field('profile_image').setInputFiles(picture);
  const preview = page.getByRole('main').locator('img[src^="blob:"]');
  await expect(preview).toBeVisible();
  await candidate.button(words.profile.avatar.remove).click();
  await expect(preview).toHaveCount(0);
  await candidate.field('profile_image').setInputFiles(picture);
  await expect(preview).toHaveJSProperty('naturalWidth', 1_024);
  await candidate.field('full_name').fill('Huda A.');
  await candidate.field('address').fill('مطرح، مسقط');
  await candidate.button(words.profile.update).click();
  await expect(page.getByText(words.profile.saved).first()).toBeVisible();
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('Huda A.');
  await expect(facts).toContainText('+96891234567');
  await expect(facts).toContainText('مطرح، مسقط');
  await expect(facts).toContainText(account.civil_id);
  await page.reload();
  const kept = page.getByRole('main').locator('img[src^="/images/"]').filter({ visible: true }).first();
  await expect(kept).toHaveJSProperty('complete', true);
  await expect(kept).not.toHaveJSProperty('naturalWidth', 0);
  expect(await unsaved(page)).toBeNull();
});

test('a cancelled edit leaves everything as it was', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  const account = await lay({ full_name: 'Salim Al Kindi', address: 'Muttrah' });
  await candidate.logIn(account);
  await candidate.edit();
  await candidate.field('full_name').fill('x');
  await candidate.field('address').fill('Ruwi');
  await candidate.field('profile_image').setInputFiles(await photo(40, 40));
  await candidate.button(words.profile.cancel).click();
  await expect(page.getByRole('main').locator('dl')).toContainText('Muttrah');
  await candidate.button(words.profile.edit).click();
  await expect(candidate.field('full_name')).toHaveValue('Salim Al Kindi');
  await expect(candidate.field('address')).toHaveValue('Muttrah');
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(0);
});

test('each wrong field says its error, and nothing is sent', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  await candidate.logIn(await lay({ birth_date: '1999-04-01' }));
  await candidate.edit();
  await candidate.field('profile_image').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.locator('#profile_image-error')).toBeVisible();
  const year = page.getByRole('textbox', { name: words.profile.year, exact: true });
  await year.fill('٢٠٢٠');
  await expect(page.locator('#user_dob-error')).toContainText('14');
  await candidate.button(words.profile.update).click();
  await expect(candidate.field('user_dob')).toBeFocused();
  await expect(candidate.button(words.profile.update)).toBeVisible();
});

test('links, the back button and the browser ask before they leave an unsaved edit', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  await candidate.logIn(await lay({ address: 'Muttrah' }));
  await candidate.openMenu();
  await page.getByRole('banner').getByRole('link', { name: words.shell.profile }).click();
  await candidate.button(words.profile.edit).click();
  const home = page.getByRole('banner').getByRole('link', { name: words.common.nav.home });
  await candidate.field('address').fill('Ruwi');
  await home.click();
  const dialog = page.getByRole('alertdialog', { name: words.profile.leave.title });
  await expect(dialog.getByRole('button', { name: words.profile.leave.cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(candidate.field('address')).toHaveValue('Ruwi');
  await page.evaluate(() => history.back());
  await expect(dialog.getByRole('button', { name: words.profile.leave.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(candidate.field('address')).toHaveValue('Ruwi');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await home.click();
  await dialog.getByRole('button', { name: words.profile.leave.confirm }).click();
  await candidate.sees('/vote');
  await candidate.open('/profile');
  await expect(page.getByRole('main').locator('dl')).toContainText('Muttrah');
});
