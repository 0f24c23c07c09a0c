import { expect } from '@playwright/test';
import { goodPassword } from '../../support/accounts/accountFixture.ts';
import { violations } from '../accessible.ts';
import { audio, newPerson, test } from '../registrant.ts';

let numbers = 0;
const newNumber = () => String(95_000_000 + (process.pid % 10_000) * 100 + (numbers += 1));

test('a typo in the phone number is corrected: the right number gets the link, and the earlier one ends', async ({
  page,
  candidate,
  registrant,
  identity,
}) => {
  const person = newPerson();
  const [wrong, right] = [newNumber(), newNumber()];
  const { sent } = registrant.words;
  await registrant.enrol();
  await registrant.fillIn(person);
  await registrant.field('email').fill('');
  await registrant.field('phone_number').fill(wrong);
  await registrant.consent();
  await registrant.chooseFiles(audio, identity);
  await registrant.submit();
  await expect(page).toHaveURL(/\/vote$/);
  // No message came: the candidate goes back, and begins again.
  await page.goBack();
  await page
    .getByRole('button', { name: /^(التسجيل الآن|Enroll now)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await registrant.button(sent.wrong.phone_number).click();
  await expect(registrant.field('phone_number')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await registrant.field('phone_number').fill(right);
  await registrant.button(sent.send).click();
  await expect(page.getByText(sent.corrected)).toBeVisible();
  await expect(page.getByText(`•••••${right.slice(-3)}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const [text] = await candidate.readMails(`+968${right}`);
  const [lost] = await candidate.readMails(`+968${wrong}`);
  await page.goto(lost!.link);
  await candidate.says(candidate.words.newPassword.dead.replaced);
  await page.goto(text!.link);
  await candidate.typeNewPassword(goodPassword);
  await candidate.says(candidate.words.newPassword.done);
  await candidate.logIn(person);
  await expect(page.getByRole('article')).toHaveCount(1);
});
