import { renameSync, truncateSync } from 'node:fs';
import { expect } from '@playwright/test';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';
import { formatsOf } from '../../../src/i18n/format.ts';
import { type MediaFixtures, mediaFixtures } from '../../support/media/mediaFixtures.ts';
import { violationsIn } from '../accessible.ts';
import { type Candidate, test } from '../candidate.ts';
import { endedSlug, EntryCalls } from '../entries.ts';
import { DEFAULT_MEGABYTES, fileOf, recordingOf, Replacer, takeNoUploads } from '../uploads.ts';

const choirs = 'choirs-of-the-season';
const players = 'player-of-the-season';
const SIZE = 24 * MEGABYTE_BYTES;
const SPEED = 3 * MEGABYTE_BYTES;

let media: MediaFixtures;
test.beforeAll(() => {
  media = mediaFixtures();
});
test.afterAll(() => media.remove());

type World = Pick<Parameters<Parameters<typeof test>[2]>[0], 'candidate' | 'lay' | 'server'>;

/** Lays a candidate with an entry, logs in, and opens the page that replaces the entry's file. */
async function enter({ candidate, lay, server }: World, slug = players) {
  const account = await lay();
  const calls = await new EntryCalls(server, account).logIn();
  const path = slug === players ? media.make('song.wav', 2) : media.make('common.mp4', 2);
  const id = await calls.enter(slug, path, slug === players ? 'audio/wav' : 'video/mp4');
  await candidate.logIn(account);
  const replacer = new Replacer(candidate);
  await replacer.open(slug, id);
  const nameNow = async () => {
    const { submission_details, replacement } = await calls.submission(id);
    return (replacement?.submission_details ?? submission_details)?.file_name;
  };
  return { id, replacer, nameNow, calls, account };
}

const says = ({ page }: Candidate, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

test('another recording goes over a slow line, and leads to the dashboard', async ({
  candidate,
  lay,
  server,
}) => {
  const { replacer, nameNow } = await enter({ candidate, lay, server });
  const { page, language } = candidate;
  await replacer.choose(recordingOf(media.folder, 'بروفة (final).wav', SIZE));
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await replacer.slowDown(SPEED);
  await replacer.submit();
  await replacer.reaches(30);
  await says(candidate, replacer.words.upload.title.uploading);
  await expect(page.getByText(formatsOf(language).megabytes(24)).first()).toBeVisible();
  expect(await violationsIn(page, 'light')).toEqual([]);
  await replacer.isReceived();
  expect([await nameNow(), replacer.begun(), replacer.asked(SIZE)]).toEqual(['بروفة (final).wav', 1, SIZE]);
});

test('a cut pauses an upload, and the network resumes it: at most one piece is sent twice', async ({
  candidate,
  lay,
  server,
}) => {
  const { replacer, nameNow } = await enter({ candidate, lay, server });
  const { page } = candidate;
  await replacer.choose(recordingOf(media.folder, 'cut.wav', SIZE));
  await replacer.slowDown(SPEED);
  await replacer.submit();
  await replacer.reaches(40);
  await page.context().setOffline(true);
  await says(candidate, replacer.words.upload.paused.network);
  await page.context().setOffline(false);
  await replacer.slowDown(SPEED);
  await replacer.isReceived();
  expect([await nameNow(), replacer.begun()]).toEqual(['cut.wav', 1]);
  expect(replacer.asked(SIZE)).toBeLessThanOrEqual(SIZE + UPLOAD_CHUNK_BYTES);
});

test('after a reload the same file goes on where it stopped, whatever its name is now', async ({
  candidate,
  lay,
  server,
}) => {
  const { id, replacer, nameNow } = await enter({ candidate, lay, server });
  const { page } = candidate;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const path = recordingOf(media.folder, 'reloaded.wav', SIZE);
  await replacer.choose(path);
  await replacer.slowDown(SPEED);
  await replacer.submit();
  await replacer.reaches(50);
  await page.reload();
  const before = replacer.offsets().length;
  await replacer.open(players, id);
  const again = path.replace('reloaded', 'again');
  renameSync(path, again);
  await replacer.choose(again);
  await replacer.submit();
  await replacer.isReceived();
  const [first] = replacer.offsets().slice(before);
  expect(first).toBeGreaterThanOrEqual(UPLOAD_CHUNK_BYTES);
  expect([asked[0], replacer.begun(), await nameNow()]).toEqual(['beforeunload', 1, 'reloaded.wav']);
});

test('leaving an upload asks first, a cancel works at once, and the file stays chosen', async ({
  candidate,
  lay,
  server,
}) => {
  const { replacer, nameNow } = await enter({ candidate, lay, server });
  const { page } = candidate;
  const { words } = replacer;
  await replacer.choose(recordingOf(media.folder, 'left.wav', SIZE));
  await replacer.slowDown(MEGABYTE_BYTES);
  await replacer.submit();
  await replacer.reaches(5);
  await page.getByRole('link', { name: words.viewer.back }).click();
  await expect(page.getByRole('alertdialog', { name: words.replace.leave.title })).toBeVisible();
  await replacer.button(words.replace.leave.stay).click();
  const thrownAway = page.waitForRequest((request) => request.method() === 'DELETE');
  await replacer.button(words.upload.cancel).click();
  await thrownAway;
  await says(candidate, words.upload.cancelled);
  await expect(page.getByText('left.wav')).toBeVisible();
  await replacer.slowDown(-1);
  await replacer.submit();
  await replacer.isReceived();
  expect([await nameNow(), replacer.begun()]).toEqual(['left.wav', 2]);
});

test('a server without separate uploads gets the file with the form, with progress', async ({
  candidate,
  lay,
  server,
}) => {
  await takeNoUploads(candidate.page);
  const { replacer, nameNow } = await enter({ candidate, lay, server });
  await replacer.choose(recordingOf(media.folder, 'along.wav', SIZE));
  await replacer.slowDown(SPEED);
  await replacer.submit();
  await replacer.reaches(20);
  await replacer.isReceived();
  expect([await nameNow(), replacer.begun()]).toEqual(['along.wav', 0]);
});

test('a session that ends during an upload leads through the login back to it, and it goes on', async ({
  candidate,
  lay,
  server,
}) => {
  const { id, replacer, nameNow, calls, account } = await enter({ candidate, lay, server });
  const path = recordingOf(media.folder, 'ended.wav', SIZE);
  await replacer.choose(path);
  await replacer.slowDown(SPEED);
  await replacer.submit();
  await replacer.reaches(40);
  await calls.signOutOthers();
  await candidate.sees('/login');
  const before = replacer.offsets().length;
  await candidate.typeLogin(account.civil_id);
  await candidate.sees(`/season-2025/${players}/submit/${id}`);
  await replacer.choose(path);
  await replacer.submit();
  await replacer.isReceived();
  expect(replacer.offsets()[before]).toBeGreaterThanOrEqual(UPLOAD_CHUNK_BYTES);
  expect([await nameNow(), replacer.begun()]).toEqual(['ended.wav', 1]);
});

test('an ended competition takes no other file, and says so on every way to it', async ({
  candidate,
  lay,
  server,
}) => {
  const { page } = candidate;
  await takeNoUploads(page);
  const { id, replacer, nameNow, calls } = await enter({ candidate, lay, server });
  const { replace, viewer } = replacer.words;
  const isOver = async () => {
    await expect(page.getByRole('heading', { name: replace.over })).toBeVisible();
    await expect(page.locator('#media_file')).toHaveCount(0);
  };
  await replacer.choose(recordingOf(media.folder, 'late.wav', MEGABYTE_BYTES));
  await calls.end(id);
  await replacer.submit();
  await isOver();
  await page.getByRole('link', { name: replace.toSubmission }).click();
  await says(candidate, viewer.over);
  await expect(page.locator(`main a[href$="/submit/${id}"]`)).toHaveCount(0);
  await candidate.open(`/season-2025/${endedSlug}/submit/${id}`);
  await isOver();
  expect(await violationsIn(page, 'dark')).toEqual([]);
  expect(await nameNow()).toBe('2-song.wav');
});

test('the page refuses bad files before it sends a byte of them', async ({ candidate, lay, server }) => {
  const { replacer } = await enter({ candidate, lay, server }, choirs);
  const { page, language } = candidate;
  const { problem: errors, ofMedia } = replacer.words.upload;
  const { required, wrongFormat } = ofMedia;
  const limit = DEFAULT_MEGABYTES * MEGABYTE_BYTES;
  const tooLarge = errors.tooLarge.replace('{{max, bdi}}', formatsOf(language).megabytes(200));
  const blocked = errors.blockedExtension.replace(/\{\{ext(, bdi)?\}\}/, 'exe');
  const film = media.make('silent.mp4', 121);
  const { folder } = media;
  const large = fileOf(folder, 'large.mp4', '\0\0\0\u0018ftypmp42');
  truncateSync(large, limit + 1);
  const refused: [string, string][] = [
    [fileOf(folder, 'film.exe', 'MZ'), blocked],
    [fileOf(folder, 'film.exe.mp4', 'MZ'), blocked],
    [fileOf(folder, 'film\u202e4pm.exe', 'MZ'), blocked],
    [fileOf(folder, 'empty.mp4', ''), errors.empty],
    [fileOf(folder, 'archive.mp4', 'PK\u0003\u0004'), wrongFormat.video],
    [fileOf(folder, 'drawing.mp4', '<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongFormat.video],
    [recordingOf(folder, 'film.mp4', 4_096), wrongFormat.video],
    [large, tooLarge],
    [recordingOf(folder, 'large.wav', limit + 1), wrongFormat.video],
    [film, errors.tooLong],
  ];
  for (const [path, sentence] of refused) {
    await page.locator('#media_file').setInputFiles(path);
    const said = async () => plain(await page.locator('#media_file-error').textContent());
    await expect.poll(said, { message: path }).toContain(plain(sentence));
    await expect(page.locator('#media_file')).toBeFocused();
  }
  expect(await violationsIn(page, 'light')).toEqual([]);
  await replacer.submit();
  await expect(page.locator('#media_file-error')).toHaveText(required.video);
  expect(replacer.begun()).toBe(0);
});

/** A sentence as a person reads it: without direction marks and non-breaking spaces. */
const plain = (sentence: string | null) =>
  sentence?.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ');
