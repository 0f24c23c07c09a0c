import { expect, type Locator, type Page } from '@playwright/test';
import ar from '../../locales/ar/entries.json' with { type: 'json' };
import en from '../../locales/en/entries.json' with { type: 'json' };
import { type MediaFixtures, mediaFixtures } from '../support/media/mediaFixtures.ts';
import { violationsIn } from './accessible.ts';
import { Candidate, sawt, test } from './candidate.ts';
import { EntryCalls, secondsOf } from './entries.ts';

const words = { ar, en };
const choirs = { slug: 'choirs-of-the-season', ar: 'جوقات الموسم', en: 'Choirs of the Season' } as const;
const players = { slug: 'player-of-the-season', ar: 'عازف الموسم', en: 'Player of the Season' } as const;

let media: MediaFixtures;
test.beforeAll(() => {
  media = mediaFixtures();
});
test.afterAll(() => media.remove());

const cardOf = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const titled = ({ page }: Candidate, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

/** Focuses an element and presses a key on it, instead of clicking. */
async function pressKey(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

test('an entry shows, plays, gets its decision and offers a replacement', async ({
  candidate,
  lay,
  server,
}) => {
  const { page, language } = candidate;
  const said = words[language];
  const account = await lay();
  const calls = await new EntryCalls(server, account).logIn();
  const id = await calls.enter(choirs.slug, media.make('open.webm', 20), 'video/webm');
  await candidate.logIn(account);

  // The page shows the file's progress without a reload.
  const card = cardOf(page, id);
  await expect(card.getByText(said.status.pending, { exact: true })).toBeVisible();
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(choirs[language]);

  // The viewer shows the Arabic name of the competition first, in both languages of the page.
  await card.locator('a[data-state]').click();
  await titled(candidate, choirs.ar);
  const viewer = page.url();
  expect(new URL(viewer).pathname).toBe(`/season-2025/${choirs.slug}/submission`);
  await page.getByRole('button', { name: said.player.play, exact: true }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5);

  // After a reload the page still knows the recording, although its address does not name it.
  await page.reload();
  await titled(candidate, choirs.ar);
  const slider = page.getByRole('slider', { name: said.player.position });
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(15);
  await pressKey(slider, 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsOf(page)).toBe(5);
  const other = await candidate.secondTab();
  await other.open(new URL(viewer).pathname);
  await other.sees('/submissions');
  await other.page.close();

  // Before the decision the page offers another recording; after the approval, a replacement.
  await candidate.open(`/submission-details/${id}`);
  await titled(candidate, choirs[language]);
  const submit = `/season-2025/${choirs.slug}/submit/${id}`;
  await expect(page.getByRole('link', { name: said.viewer.uploadNew.video, exact: true })).toHaveAttribute(
    'href',
    submit,
  );
  expect(await sawt(server, 'entry', 'approve', id)).toBe('The entry is approved.');
  await page.reload();
  await expect(page.getByRole('link', { name: said.viewer.replace, exact: true })).toHaveAttribute(
    'href',
    submit,
  );
  await expect(page.locator('dl').getByText(said.status.approved, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: said.viewer.back }).click();
  await expect(cardOf(page, id).getByText(said.status.approved, { exact: true })).toBeVisible();
});

test('the keyboard alone hides cards and brings them back, and every page is accessible', async ({
  candidate,
  lay,
  server,
}) => {
  const { page, language } = candidate;
  const said = words[language];
  const account = await lay();
  const calls = await new EntryCalls(server, account).logIn();
  const older = await calls.enter(players.slug, media.make('song.wav', 8), 'audio/wav');
  const newer = await calls.enter(choirs.slug, media.make('common.mp4', 3), 'video/mp4');
  await candidate.logIn(account);
  await expect(page.locator('[data-card]')).toHaveCount(2);
  const removeNewer = cardOf(page, newer).getByRole('button');

  await pressKey(removeNewer);
  await expect(page.getByRole('alertdialog', { name: said.submissions.confirm.title })).toBeVisible();
  await expect(page.getByRole('button', { name: said.submissions.confirm.no })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(removeNewer).toBeFocused();
  await page.keyboard.press('Enter');
  await pressKey(page.getByRole('button', { name: said.submissions.confirm.yes, exact: true }));
  await expect(cardOf(page, newer)).toHaveCount(0);
  await expect(cardOf(page, older).getByRole('heading').getByRole('link')).toBeFocused();
  await pressKey(page.getByRole('button', { name: said.submissions.undo }));
  await expect(cardOf(page, newer).getByRole('heading').getByRole('link')).toBeFocused();

  // Removing a card only hides it: the entry is not withdrawn, and a reload shows its card again.
  await pressKey(removeNewer);
  await pressKey(page.getByRole('button', { name: said.submissions.confirm.yes, exact: true }));
  await page.reload();
  await expect(page.locator('[data-card]')).toHaveCount(2);

  await expect(cardOf(page, older).getByText(said.status.pending, { exact: true })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await pressKey(cardOf(page, older).getByRole('heading').getByRole('link'));
  await titled(candidate, players[language]);
  const audio = page.locator('audio');
  await expect
    .poll(() => audio.evaluate((element) => (element as HTMLAudioElement).duration))
    .toBeGreaterThan(7);
  await pressKey(page.getByRole('slider', { name: said.player.position }), 'k');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  await page.keyboard.press(' ');
  await expect.poll(() => audio.evaluate((element) => (element as HTMLAudioElement).paused)).toBe(true);
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await pressKey(page.getByRole('link', { name: said.viewer.alone }));
  await titled(candidate, players.ar);
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
});

test("another candidate's entry reads as missing", async ({ candidate, lay, server }) => {
  const { page, language } = candidate;
  const said = words[language];
  const owner = await new EntryCalls(server, await lay()).logIn();
  const id = await owner.enter(players.slug, media.make('song.wav', 2), 'audio/wav');
  await candidate.logIn(await lay());
  await expect(page.getByText(said.submissions.empty)).toBeVisible();
  for (const theirs of [id, 'x'.repeat(22), 'nothing']) {
    await candidate.open(`/submission-details/${theirs}`);
    await expect(page.getByText(said.viewer.missing)).toBeVisible();
  }
  expect(await violationsIn(page, 'dark')).toEqual([]);
});

test('a visitor without a session logs in first, and returns', async ({ candidate, lay }) => {
  const account = await lay();
  await candidate.open('/submissions');
  await candidate.sees('/login');
  await candidate.typeLogin(account.civil_id);
  await candidate.sees('/submissions');
});
