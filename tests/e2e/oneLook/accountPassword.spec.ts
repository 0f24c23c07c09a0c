import { expect } from '@playwright/test';
import { goodPassword } from '../../support/accounts/accountFixture.ts';
import { onOtherDevice, test } from '../candidate.ts';

const chosen = 'Green-kettle-8';

test('a changed password signs out here, in a second tab and elsewhere, and only the new one logs in', async ({
  candidate,
  context,
  lay,
}) => {
  const { page, words } = candidate;
  const { civil_id } = await lay();
  await candidate.logIn({ civil_id });
  const second = await candidate.secondTab();
  await second.open('/dashboard');
  await second.sees('/dashboard');
  await onOtherDevice(candidate, context, async (other) => {
    await other.logIn({ civil_id });
    await candidate.open('/edit-password');
    await candidate.field('current_password').fill('Red-kettle-7');
    await candidate.typeNewPassword(chosen);
    await expect(candidate.field('current_password')).toBeFocused();
    await expect(candidate.field('current_password')).toHaveAttribute('aria-invalid', 'true');
    await candidate.field('current_password').fill(goodPassword);
    await page.keyboard.press('Enter');
    await candidate.says(words.change.done);
    await candidate.sees('/login');
    await candidate.says(words.ended.passwordChanged);
    await expect(second.page).toHaveURL(/\/login$/);
    await second.says(words.ended.elsewhere);
    await other.open('/profile');
    await other.sees('/login');
    await other.says(words.ended.refused);
  });
  await candidate.typeLogin(civil_id);
  await candidate.says(words.trouble.invalidCredentials);
  await candidate.typeLogin(civil_id, chosen);
  await candidate.sees('/dashboard');
});

test('the list shows another device, and a press signs it out', async ({ candidate, context, lay }) => {
  const { page, words } = candidate;
  const { civil_id } = await lay();
  await candidate.logIn({ civil_id });
  await onOtherDevice(candidate, context, async (other) => {
    await other.logIn({ civil_id });
    await candidate.open('/edit-password');
    const listed = page.getByRole('region', { name: words.devices.title }).getByRole('listitem');
    await expect(listed).toHaveCount(2);
    await expect(listed.filter({ hasText: words.devices.current })).toHaveCount(1);
    await listed.getByRole('button').last().click();
    await expect(listed).toHaveCount(1);
    await other.open('/profile');
    await other.sees('/login');
    await other.says(words.ended.refused);
  });
});
