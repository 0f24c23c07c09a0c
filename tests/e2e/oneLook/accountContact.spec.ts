import { expect } from '@playwright/test';
import { test } from '../candidate.ts';

test('a new phone number counts once its link is used', async ({ candidate, lay }) => {
  const { page, words } = candidate;
  const account = await lay({ phone: '+96891234567' });
  await candidate.logIn(account);
  await candidate.open('/profile');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.contact.phone_number.title }).click();
  await candidate.sees('/edit-phone');
  await candidate.field('phone_number').fill('٩٢٣٤٥٦٧٨');
  await page.keyboard.press('Enter');
  await expect(candidate.field('current_password')).toBeFocused();
  await candidate.typeCurrentPassword();
  await candidate.says(words.contact.phone_number.requested);
  await main.getByRole('link', { name: words.contact.toProfile }).click();
  const facts = main.locator('dl');
  await expect(facts).toContainText('+96891234567');
  await expect(facts).toContainText('+96892345678');
  const [message] = await candidate.readMails('+96892345678');
  await page.goto(message!.link);
  await expect(page).toHaveURL(/\/contact-link$/);
  await candidate.button(words.contactLink.verify.use).click();
  await candidate.says(words.contactLink.verified);
  await main.getByRole('link', { name: words.contact.toProfile }).click();
  await expect(facts).toContainText('+96892345678');
  await expect(facts).not.toContainText('+96891234567');
});

test('a change of the e-mail address that a stranger began is undone from the old address', async ({
  candidate,
  lay,
}) => {
  const { page, words } = candidate;
  const account = await lay();
  const thief = `thief${account.civil_id}@example.om`;
  await candidate.logIn(account);
  await candidate.open('/edit-email');
  await candidate.field('email').fill(thief);
  await candidate.typeCurrentPassword();
  await candidate.says(words.contact.email.requested);
  const [confirm] = await candidate.readMails(thief);
  await page.goto(confirm!.link);
  await candidate.button(words.contactLink.verify.use).click();
  await candidate.says(words.contactLink.verified);

  const [warning] = await candidate.readMails(account.email!);
  await page.goto(warning!.link);
  await expect(page.getByRole('main')).not.toContainText(thief);
  await candidate.button(words.contactLink.undo.use).click();
  await page.getByRole('main').getByRole('link', { name: words.contactLink.setPassword }).click();
  await candidate.typeNewPassword('Green-kettle-8');
  await candidate.says(words.newPassword.done);
  await candidate.logIn(account, 'Green-kettle-8');
  await candidate.open('/profile');
  await expect(page.getByRole('main').locator('dl')).toContainText(account.email!);
});
