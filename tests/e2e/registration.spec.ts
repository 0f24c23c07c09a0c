import { expect } from '@playwright/test';
import { MEGABYTE_BYTES } from '../../domain/forms/mediaFile.ts';
import { mediaFixtures } from '../support/media/mediaFixtures.ts';
import { violations } from './accessible.ts';
import { oneOrder, readSold, soldSince } from './buying.ts';
import { FeePayer } from './fees.ts';
import { goodPassword } from '../support/accounts/accountFixture.ts';
import { audio, newPerson, phonePicture, test, video } from './registrant.ts';
import { DEFAULT_MEGABYTES, recordingOf } from './uploads.ts';

test('registers once, sets the first password by its link, and shows the entry on the dashboard', async ({
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
  await registrant.noteReceipt();
  await page.getByRole('button', { name: registrant.words.submit, exact: true }).dblclick();
  await registrant.isReceived();
  expect(await violations(page)).toEqual([]);
  expect(signups).toHaveLength(1);
  await expect(page).toHaveURL(/\/vote$/);
  expect(await page.evaluate(() => localStorage.getItem('sawt.registration'))).toBeNull();

  const [mail] = await candidate.readMails(person.email);
  await page.goto(mail!.link);
  await candidate.typeNewPassword(goodPassword);
  await candidate.says(candidate.words.newPassword.done);
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
  await expect(banner).toBeHidden();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(10);
});

test('refuses a file before it sends it, and refuses a recording of the other kind everywhere', async ({
  page,
  registrant,
  identity,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) sent.push(request.url());
  });
  const refuses = async (file: string, sentence: string | RegExp) => {
    await registrant.field('media_file').setInputFiles(file);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  };
  const { wrongFormat: only } = registrant.words.ofMedia;
  await registrant.enrol();
  await refuses(video, only.audio);
  await refuses(identity, only.audio);
  const overLimit = DEFAULT_MEGABYTES * MEGABYTE_BYTES + 1;
  await refuses(
    recordingOf(server.folder, 'large.wav', overLimit),
    /^(The file must be smaller|يجب أن يقل حجم)/,
  );
  await registrant.enrol('closingSoon');
  await refuses(audio, only.video);
  const media = mediaFixtures();
  await refuses(media.make('silent.mp4', 121), /^(The video must be 2 minutes|يجب ألا تتجاوز مدة الفيديو)/);
  media.remove();
  expect(sent).toEqual([]);
});

test('a candidate with an account logs in from the form, returns to it, enters, and pays the fee', async ({
  page,
  server,
  candidate,
  lay,
  registrant,
  identity,
}) => {
  const account = await lay();
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) uploads.push(request.url());
  });
  const competition = await registrant.enrol();
  await registrant.fillIn({ ...newPerson(), civil_id: account.civil_id });
  await registrant.consent();
  await registrant.chooseFiles(audio, identity);
  await registrant.submit();
  await expect(registrant.field('civil_id')).toBeFocused();
  expect(uploads).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: registrant.words.logIn, exact: true }).click();
  await candidate.typeLogin(account.civil_id);
  await expect(page).toHaveURL(registrant.formOf(competition));
  await expect(registrant.field('civil_id')).toHaveAttribute('readonly');
  await expect(registrant.field('full_name')).toHaveValue(account.full_name);
  expect(await violations(page)).toEqual([]);
  await registrant.chooseFiles(audio, phonePicture);
  await registrant.submit();
  await registrant.isReceived();
  expect(await violations(page)).toEqual([]);
  const before = readSold(server);
  const payer = new FeePayer(page, server, candidate.language);
  await page.getByRole('link', { name: registrant.words.received.toFee }).click();
  await payer.pay();
  const receipt = await payer.seeReceipt();
  expect(soldSince(server, before)).toEqual(oneOrder(0));
  await candidate.open('/dashboard');
  await candidate.sees('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto(registrant.formOf(competition).replace(/\/register$/, ''));
  const entry = page.getByRole('link', { name: /^(عرض المشاركة|See your entry)$/ });
  await entry.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/submission-details\//);
  await payer.seePaid(receipt);
});

test('leads home without a competition, and says when one is closed', async ({ page, registrant }) => {
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
