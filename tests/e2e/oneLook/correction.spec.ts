import { expect } from '@playwright/test';
import ar from '../../../locales/ar/entries.json' with { type: 'json' };
import en from '../../../locales/en/entries.json' with { type: 'json' };
import { pngFile } from '../../support/entries/entryForms.ts';
import { type MediaFixtures, mediaFixtures } from '../../support/media/mediaFixtures.ts';
import { violationsIn } from '../accessible.ts';
import { sawt, test } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';

const words = { ar: ar.correction, en: en.correction };

let media: MediaFixtures;
test.beforeAll(() => {
  media = mediaFixtures();
});
test.afterAll(() => media.remove());

test('a document that the organisers ask for is sent again, and asked for no more', async ({
  candidate,
  lay,
  server,
}) => {
  const { page, language } = candidate;
  const account = await lay();
  const calls = await new EntryCalls(server, account).logIn();
  const id = await calls.enter('player-of-the-season', media.make('song.wav', 2), 'audio/wav');
  const reason = 'The photo of the passport is blurred.';
  expect(await sawt(server, 'entry', 'ask', id, '--for', 'document', '--reason', reason)).toContain(
    'The candidate has until',
  );
  await candidate.logIn(account);
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  const panel = page.getByRole('region', { name: words[language].document });
  await expect(panel).toContainText(reason);
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);

  // The preview loads after the file is accepted, and a button that moves under a press loses it.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/ChosenFile-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const scan = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngFile(9, 9)) };
  await page.locator('#id_passport_url').setInputFiles(scan);
  // The form takes a press once the file is checked, and shows its name then.
  await expect(panel).toContainText(scan.name);
  const press = panel.getByRole('button', { name: words[language].send });
  const place = await press.boundingBox();
  expect(place).not.toBeNull();
  release();
  await expect(panel.locator('img')).toBeVisible();
  expect(await press.boundingBox()).toEqual(place);
  await press.click();
  await expect(panel).toContainText(words[language].sent);
  expect(await violationsIn(page, 'light')).toEqual([]);
  expect((await calls.submission(id)).corrections).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
