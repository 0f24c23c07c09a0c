import { expect } from '@playwright/test';
import ar from '../../../locales/ar/entries.json' with { type: 'json' };
import en from '../../../locales/en/entries.json' with { type: 'json' };
import { type MediaFixtures, mediaFixtures } from '../../support/media/mediaFixtures.ts';
import { violationsIn } from '../accessible.ts';
import { test } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';

const words = { ar, en };

let media: MediaFixtures;
test.beforeAll(() => {
  media = mediaFixtures();
});
test.afterAll(() => media.remove());

test('an entry is withdrawn, and takes part again after an undo', async ({ candidate, lay, server }) => {
  const { page, language } = candidate;
  const { status, viewer, withdrawal } = words[language];
  const account = await lay();
  const calls = await new EntryCalls(server, account).logIn();
  const id = await calls.enter('player-of-the-season', media.make('song.wav', 2), 'audio/wav');
  await candidate.logIn(account);
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  const panel = page.getByRole('region', { name: withdrawal.title });
  await panel.getByRole('button', { name: withdrawal.button }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(withdrawal.ask.thenFinal);
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await dialog.getByRole('button', { name: withdrawal.ask.yes }).click();

  const details = page.getByRole('region', { name: viewer.details, exact: true });
  const undo = panel.getByRole('button', { name: withdrawal.undo });
  await expect(undo).toBeVisible();
  await expect(details).toContainText(status.withdrawn);
  expect((await calls.submission(id)).standing).toBe('withdrawn');
  expect(await violationsIn(page, 'light')).toEqual([]);
  await undo.click();
  await expect(panel.getByRole('button', { name: withdrawal.button })).toBeVisible();
  await expect(details).not.toContainText(status.withdrawn);
  expect((await calls.submission(id)).standing).toBe('in');
});
