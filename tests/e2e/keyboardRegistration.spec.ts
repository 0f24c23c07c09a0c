import { expect, type Locator, type Page } from '@playwright/test';
import { press, tabTo, type } from './keyboard.ts';
import { audio, newPerson, test } from './registrant.ts';

/**
 * Opens the file dialog by key, and chooses a file. The dialog belongs to the system and is no part of the
 * page.
 */
async function choose(page: Page, field: Locator, path: string): Promise<void> {
  await tabTo(page, field);
  const asked = page.waitForEvent('filechooser');
  await press(page, 'Space');
  await (await asked).setFiles(path);
}

test('a candidate registers with the keyboard alone, from the competition page to the end', async ({
  page,
  registrant,
  identity,
}) => {
  // From now on: a listener that is added only before the press may come too late on a slow machine.
  page.on('filechooser', () => {});
  const { words, field, button } = registrant;
  const person = newPerson();
  const form = registrant.formOf(await registrant.competition('open'));
  await page.goto(form.replace(/\/register$/, ''));
  await tabTo(page, page.getByRole('link', { name: /^(الانتقال إلى المحتوى|Skip to content)$/ }));
  await press(page, 'Enter');
  const enrol = page.getByRole('button', { name: /^(التسجيل الآن|Enroll now)$/ });
  await tabTo(page, enrol.filter({ visible: true }).first());
  await press(page, 'Enter');
  await expect(page).toHaveURL(form);

  for (const name of ['full_name', 'civil_id', 'email'] as const) {
    await tabTo(page, field(name));
    await type(page, person[name]);
  }
  await expect(field('country_code')).toHaveValue('1');
  await tabTo(page, field('phone_number'));
  await type(page, person.phone);
  const [day = '', month = '', year = ''] = person.birth;
  await tabTo(page, field('user_dob'));
  await type(page, day);
  await press(page, 'Tab');
  for (let presses = 0; presses < Number(month); presses += 1) await press(page, 'ArrowDown');
  await press(page, 'Tab');
  await type(page, year);

  await choose(page, field('media_file'), audio);
  await choose(page, field('id_passport_url'), identity);
  await expect(page.getByRole('button', { name: /^(إزالة|Remove)$/ })).toHaveCount(2);

  for (const name of ['read_requirement', 'term_conditions'] as const) {
    const consent = field(name);
    await tabTo(page, consent);
    await press(page, 'Space');
    await expect(button(words.accept)).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(consent).toBeFocused();
    await expect(consent).not.toBeChecked();
    await press(page, 'Space');
    await tabTo(page, button(words.accept));
    await press(page, 'Enter');
    await expect(consent).toBeChecked();
    await expect(consent).toBeFocused();
  }
  await registrant.noteReceipt();
  await tabTo(page, button(words.submit));
  await press(page, 'Enter');
  await registrant.isReceived();
  // After four seconds the page goes on by itself: on a slow machine before the key is pressed.
  const left = page.waitForURL(/\/vote$/);
  const pressed = tabTo(page, button(words.received.goNow)).then(() => press(page, 'Enter'));
  await Promise.race([left, pressed.then(() => left).catch(() => left)]);
});
