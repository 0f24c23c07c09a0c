import { expect } from '@playwright/test';
import { violations } from './accessible.ts';
import { goodPassword } from '../support/accountFixture.ts';
import { test as base } from './candidate.ts';
import { audio, identityPicture, largeRecording, newPerson, Registrant, video } from './registrant.ts';

const test = base.extend<{ registrant: Registrant; identity: string }>({
  registrant: async ({ page, server, candidate }, provide) => {
    await provide(new Registrant(page, server, candidate.language));
  },
  identity: async ({ server }, provide) => {
    await provide(await identityPicture(server));
  },
});

test('registers once, sets the first password by its link, and finds the entry on the dashboard', async ({
  page,
  candidate,
  registrant,
  identity,
}) => {
  const person = newPerson();
  const signups: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signup')) signups.push(request.headers()['idempotency-key'] ?? '');
  });
  await registrant.enrol();
  expect(await violations(page)).toEqual([]);
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(audio, identity);
  await page.getByRole('button', { name: registrant.words.submit, exact: true }).dblclick();
  await registrant.isReceived();
  expect(await violations(page)).toEqual([]);
  expect(signups).toHaveLength(1);
  await expect(page).toHaveURL(/\/vote$/, { timeout: 10_000 });
  expect(await page.evaluate(() => sessionStorage.getItem('sawt.registration'))).toBeNull();

  const [mail] = await candidate.readMails(person.email);
  await page.goto(mail!.link);
  await candidate.typeNewPassword(goodPassword);
  await candidate.says(candidate.words.newPassword.done, 20_000);
  await candidate.logIn(person);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('says what is wrong at each field and above them, and leads to the first', async ({
  page,
  registrant,
}) => {
  await registrant.enrol();
  await registrant.submit();
  await expect(registrant.field('full_name')).toBeFocused();
  const banner = page.getByText(/^(Please check the highlighted fields below|يُرجى مراجعة الحقول المحددة)/);
  await expect(banner).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(banner).toBeHidden({ timeout: 7_000 });
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(12);
});

test('refuses a file before it is sent, and lets a recording of the other kind in nowhere', async ({
  page,
  registrant,
  identity,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) sent.push(request.url());
  });
  await registrant.enrol();
  for (const [file, sentence] of [
    [video, registrant.words.media.only.audio],
    [identity, /^(Invalid format|صيغة الملف)/],
  ] as const) {
    await registrant.field('media_file').setInputFiles(file);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('whoever is known logs in from the form, comes back to it, and enters with the account', async ({
  page,
  candidate,
  lay,
  registrant,
  identity,
}) => {
  const account = await lay();
  const competition = await registrant.enrol();
  await registrant.fillIn({ ...newPerson(), civil_id: account.civil_id });
  await registrant.consent();
  await registrant.chooseFiles(audio, identity);
  await registrant.submit();
  await expect(registrant.field('civil_id')).toBeFocused({ timeout: 20_000 });
  await page.getByRole('main').getByRole('link', { name: registrant.words.logIn, exact: true }).click();
  await candidate.typeLogin(account.civil_id);
  await expect(page).toHaveURL(registrant.formOf(competition), { timeout: 10_000 });
  await expect(registrant.field('civil_id')).toHaveAttribute('readonly');
  await expect(registrant.field('full_name')).toHaveValue(account.full_name);
  expect(await violations(page)).toEqual([]);
  await registrant.chooseFiles(audio, identity);
  await registrant.submit();
  await registrant.isReceived();
  await registrant.button(registrant.words.received.goNow).click();
  await expect(page).toHaveURL(/\/vote$/);
  await candidate.open('/dashboard');
  await candidate.sees('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1, { timeout: 15_000 });
});

test('goes on where a cut broke it, and after a reload with every field', async ({
  page,
  context,
  server,
  registrant,
  identity,
}) => {
  test.slow();
  const person = newPerson();
  const recording = largeRecording(server, 24);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const line = await context.newCDPSession(page);
  const slow = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await registrant.enrol();
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(recording, identity);
  await slow(3_000_000);
  await registrant.submit();
  await expect.poll(() => Math.max(...offsets), { timeout: 30_000 }).toBeGreaterThan(0);
  await context.setOffline(true);
  await expect(page.getByText(/^(Paused\. Continues|توقّف الرفع مؤقتًا)/)).toBeVisible({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  const cutAt = Math.max(...offsets);
  await context.setOffline(false);
  await slow(3_000_000);
  await expect.poll(() => offsets.filter((offset) => offset >= cutAt).length).toBeGreaterThan(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(registrant.field('full_name')).toHaveValue(person.full_name);
  await expect(registrant.field('term_conditions')).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain('passport');
  const reloaded = offsets.length;
  await registrant.chooseFiles(recording, identity);
  await slow(-1);
  await registrant.submit();
  await registrant.isReceived();
  expect(offsets.slice(reloaded)[0]).toBeGreaterThanOrEqual(cutAt);
});

test('is not left while it uploads without a word, and a cancel keeps every value', async ({
  page,
  context,
  server,
  registrant,
  identity,
}) => {
  await registrant.enrol();
  const person = newPerson();
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(largeRecording(server, 24), identity);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await registrant.submit();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.getByRole('banner').getByRole('link').first().click();
  const ask = page.getByRole('alertdialog', { name: registrant.words.leave.title });
  await ask.getByRole('button', { name: registrant.words.leave.stay }).click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.getByRole('button', { name: /^(Cancel upload|إلغاء الرفع)$/ }).click();
  await expect(page.getByText(registrant.words.note.cancelled)).toBeVisible();
  await expect(registrant.field('civil_id')).toHaveValue(person.civil_id);
  await expect(page.getByRole('button', { name: /^(إزالة|Remove)$/ })).toHaveCount(2);
});

test('leads home without a competition, and says that one is closed', async ({ page, registrant }) => {
  const closed = await registrant.competition('closed');
  await page.goto(registrant.formOf(closed));
  await expect(page).toHaveURL(/\/vote$/);
  await page.evaluate(([address, competition]) => history.pushState({ competition }, '', address), [
    registrant.formOf(closed),
    closed,
  ] as const);
  await page.reload();
  const notice = page.getByRole('alertdialog', { name: /^(أُغلق باب التسجيل|Registration closed)$/ });
  await expect(notice).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await notice.getByRole('button').click();
  await expect(page).toHaveURL(registrant.formOf(closed).replace(/\/register$/, ''));
});

test('is filled in, read, accepted and sent from the keyboard alone', async ({
  page,
  registrant,
  identity,
}) => {
  await registrant.enrol();
  const person = newPerson();
  const { keyboard } = page;
  await registrant.field('full_name').focus();
  for (const text of [person.full_name, person.civil_id, person.email]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type(person.phone);
  // Past the country, which the dial code has chosen.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('14');
  await keyboard.press('Tab');
  for (let month = 0; month < 3; month += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type('1999');
  await registrant.chooseFiles(audio, identity);
  for (const consent of ['read_requirement', 'term_conditions']) {
    await registrant.field(consent).focus();
    await keyboard.press('Space');
    const accept = registrant.button(registrant.words.accept);
    await expect(accept).toBeVisible();
    while (!(await accept.evaluate((button) => button === document.activeElement)))
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(registrant.field(consent)).toBeChecked();
    await expect(registrant.field(consent)).toBeFocused();
  }
  await registrant.field('full_name').focus();
  await keyboard.press('Enter');
  await registrant.isReceived();
  await registrant.button(registrant.words.received.goNow).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vote$/);
});
