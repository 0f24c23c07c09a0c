import { expect, type Page } from '@playwright/test';
import { violations } from '../accessible.ts';
import { EntryCalls } from '../entries.ts';
import { largeRecording, newPerson, test } from '../registrant.ts';
import { slowDown, takeNoUploads, uploadReaches } from '../uploads.ts';

/** Collects, from now on, the byte at which each request of an upload begins. */
function offsetsOn(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

test('continues an upload after a cut, and after a reload with every field', async ({
  page,
  context,
  server,
  registrant,
  identity,
}) => {
  test.slow();
  const person = newPerson();
  const recording = largeRecording(server, 24);
  const offsets = offsetsOn(page);
  const slow = (speed: number) => slowDown(page, speed);
  await registrant.enrol();
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(recording, identity);
  await slow(1_000_000);
  await registrant.submit();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  await context.setOffline(true);
  await expect(page.getByText(/^(Paused\. Continues|توقّف الرفع مؤقتًا)/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const cutAt = Math.max(...offsets);
  await context.setOffline(false);
  await slow(1_000_000);
  await expect.poll(() => offsets.filter((offset) => offset >= cutAt).length).toBeGreaterThan(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(registrant.field('full_name')).toHaveValue(person.full_name);
  await expect(registrant.field('term_conditions')).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain('passport');
  const reloaded = offsets.length;
  await registrant.chooseFiles(recording, identity);
  await slow(-1);
  await registrant.submit();
  await registrant.isReceived();
  expect(offsets.slice(reloaded)[0]).toBeGreaterThanOrEqual(cutAt);
});

test('sends its media with the form, with progress, where the server takes no separate uploads', async ({
  page,
  server,
  registrant,
  identity,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await takeNoUploads(page);
  await registrant.enrol();
  await registrant.fillIn(newPerson());
  await registrant.consent();
  await registrant.chooseFiles(largeRecording(server, 24), identity);
  await slowDown(page, 6_000_000);
  await registrant.submit();
  await uploadReaches(page, 21);
  await registrant.isReceived();
  expect(sent).toEqual(['/api/signup/begin', '/api/signup']);
});

test('survives the end of a session: after a new login every field and both files are there, and it goes on', async ({
  page,
  candidate,
  lay,
  server,
  registrant,
  identity,
}) => {
  test.slow();
  const account = await lay();
  const elsewhere = await new EntryCalls(server, account).logIn();
  await candidate.logIn(account);
  const competition = await registrant.enrol();
  await registrant.field('address').fill('Ruwi');
  await registrant.consent();
  await registrant.chooseFiles(largeRecording(server, 24), identity);
  const offsets = offsetsOn(page);
  await slowDown(page, 6_000_000);
  await registrant.submit();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  await elsewhere.signOutOthers();
  await expect(page.getByRole('alert').filter({ hasText: registrant.words.note.signedOut })).toBeVisible();
  const cutAt = Math.max(...offsets);
  const ended = offsets.length;
  await registrant.button(registrant.words.logIn).click();
  await candidate.typeLogin(account.civil_id);
  await expect(page).toHaveURL(registrant.formOf(competition));
  await expect(registrant.field('address')).toHaveValue('Ruwi');
  await expect(page.getByRole('button', { name: /^(إزالة|Remove)$/ })).toHaveCount(2);
  await registrant.submit();
  await registrant.isReceived();
  expect(offsets.slice(ended)[0]).toBeGreaterThanOrEqual(cutAt);
});

test('asks before a visitor leaves during an upload, and a cancel keeps every value', async ({
  page,
  server,
  registrant,
  identity,
}) => {
  const competition = await registrant.enrol();
  const person = newPerson();
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(largeRecording(server, 24), identity);
  await slowDown(page, 400_000);
  await registrant.submit();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.getByRole('banner').getByRole('link').first().click();
  const ask = page.getByRole('alertdialog', { name: registrant.words.leave.title });
  await ask.getByRole('button', { name: registrant.words.leave.stay }).click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  // The browser's back button asks before leaving too, and Escape stays on the page.
  await page.evaluate(() => history.back());
  await expect(ask.getByRole('button', { name: registrant.words.leave.stay })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.getByRole('button', { name: /^(Cancel upload|إلغاء الرفع)$/ }).click();
  await expect(page.getByText(registrant.words.note.cancelled)).toBeVisible();
  await expect(registrant.field('civil_id')).toHaveValue(person.civil_id);
  await expect(page.getByRole('button', { name: /^(إزالة|Remove)$/ })).toHaveCount(2);

  await registrant.submit();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.evaluate(() => history.back());
  await ask.getByRole('button', { name: registrant.words.leave.leave }).click();
  await expect(page).toHaveURL(registrant.formOf(competition).replace(/\/register$/, ''));
});
