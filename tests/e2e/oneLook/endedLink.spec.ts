import { expect } from '@playwright/test';
import ar from '../../../locales/ar/entries.json' with { type: 'json' };
import en from '../../../locales/en/entries.json' with { type: 'json' };
import { type MediaFixtures, mediaFixtures } from '../../support/media/mediaFixtures.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { Candidate, layBeside, test } from '../candidate.ts';
import { EntryCalls, secondsOf } from '../entries.ts';

const words = { ar, en };

let media: MediaFixtures;
test.beforeAll(() => {
  media = mediaFixtures();
});
test.afterAll(() => media.remove());

test('a recording whose link has expired goes on at the same second with a new link', async ({ page }, {
  project,
}) => {
  const language = project.name.startsWith('ar') ? 'ar' : 'en';
  const server = await ServerProcess.start();
  try {
    const account = await layBeside(server);
    const calls = await new EntryCalls(server, account).logIn();
    const id = await calls.enter('player-of-the-season', media.make('song.wav', 240), 'audio/wav');
    const candidate = new Candidate(page, server, language);
    await candidate.logIn(account);
    await candidate.open(`/submission-details/${id}`);
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate((element) => (element as HTMLAudioElement).duration)).toBe(240);
    const first = await audio.getAttribute('src');

    // The server starts again with a clock a little over half an hour ahead, after the end of the link.
    await server.kill('SIGTERM');
    server.settings['CLOCK_OFFSET_MS'] = String(31 * 60_000);
    await server.start();
    await page.clock.setSystemTime(Date.now() + 31 * 60_000);
    await page.getByRole('slider', { name: words[language].player.position }).focus();
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('k');
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(200.5);
    expect(await secondsOf(page)).toBeLessThan(230);
    expect(await audio.getAttribute('src')).not.toBe(first);
  } finally {
    await server.remove();
  }
});
