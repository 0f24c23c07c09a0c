import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Board } from '../../../domain/contract.ts';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { competitionAt } from '../../support/catalogue/competitionAt.ts';
import { recordings } from '../../support/media/recordings.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { layBeside, sawt } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';
import { openGroup, smsOutcome } from '../voting.ts';
import { test } from '../withinPolicy.ts';
import { Pace } from './pace.ts';
import {
  competitions,
  describe,
  makeEvent,
  midnightAt,
  placeEntries,
  scheduleVote,
  seasonWords,
} from './seasonByHand.ts';
import { button, heading, join, openPeople, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  const settings = { DEMO: 'false', SMS_PROVIDERS: JSON.stringify(demoProviders) };
  server = await ServerProcess.start({ settings });
});
test.afterAll(() => server.remove());

const slugs = ['singing', 'spoken-word'];

/** Two people enter a competition, and their entries are approved. */
async function enterTwice(slug: string): Promise<void> {
  for (let place = 0; place < 2; place += 1) {
    const calls = await new EntryCalls(server, await layBeside(server)).logIn();
    const entry = await calls.enter(slug, fileURLToPath(recordings.video), 'video/mp4');
    await sawt(server, 'entry', 'approve', entry);
  }
}

async function readBoards(): Promise<Board[]> {
  const ids = await Promise.all(slugs.map((slug) => competitionAt(server.origin, slug)));
  const read = async (id: string) =>
    (await (await fetch(`${server.origin}/api/voter/participants?competition=${id}`)).json()) as Board;
  return Promise.all(ids.map(read));
}

/** The first competition votes on days 20 and 21, the second on days 21 and 22. */
async function voteByTheClock(page: Page): Promise<void> {
  const until = (days: number) =>
    server.advance(midnightAt(days) + 60_000 - Date.now() - Number(server.settings['CLOCK_OFFSET_MS']));
  const readCodes = async () =>
    (await readBoards()).flatMap(({ data }) =>
      data.groups.map(({ participants }) => participants.map(({ sms_code }) => sms_code).join()),
    );
  // A node takes a moment to read what was placed.
  await expect.poll(async () => (await readCodes()).filter((code) => code !== '').length).toBe(4);
  const codes = await readCodes();
  const outcomes = async () => {
    const sent = [];
    for (const code of codes) sent.push(await smsOutcome(server, code));
    return sent;
  };
  await expect.poll(outcomes).toEqual(['closed', 'closed', 'closed', 'closed']);
  until(20);
  expect(await outcomes()).toEqual(['counted', 'closed', 'closed', 'closed']);
  until(21);
  expect(await outcomes()).toEqual(['closed', 'counted', 'counted', 'closed']);

  expect((await readBoards()).map((board) => openGroup(board).number)).toEqual([2, 1]);
  const votes = async () =>
    (await readBoards()).map(({ data }) =>
      data.groups.map(({ participants }) => participants.map(({ total_votes }) => total_votes)),
    );
  await expect.poll(votes).toEqual([
    [[1], [1]],
    [[1], [0]],
  ]);
  await page.goto(`${server.origin}/vote`);
  const others = page.getByRole('navigation', { name: /جارٍ أيضًا في/ }).getByRole('link');
  await expect(others).toHaveText(/الإلقاء/);
  await others.click();
  await expect(others).toHaveText(/الغناء/);

  until(22);
  await expect(others).toHaveCount(0);
  expect(await outcomes()).toEqual(['closed', 'closed', 'closed', 'counted']);
}

test('a season with two competitions is made in Arabic, within half an hour of a person, and both vote at once', async ({
  page,
  browser,
}) => {
  await setUp(page, server);
  await openPeople(page);
  await join(browser, page, 'owner', 'مريم الكندية');
  const organiser = await join(browser, page, 'organiser', 'أحمد البلوشي');

  organiser.setDefaultTimeout(90_000);
  const pace = new Pace();
  const publicEvents = async () => {
    const { data } = (await (await fetch(`${server.origin}/api/event`)).json()) as { data: { id: string }[] };
    return data.length;
  };
  await pace.click(organiser.getByRole('link', { name: seasonWords.season, exact: true }));
  await makeEvent(organiser, pace);
  for (const [index, competition] of competitions.entries()) {
    await describe(organiser, pace, competition);
    await scheduleVote(organiser, pace, 20 + index);
    await expect(heading(organiser, competition.ar)).toBeVisible();
    expect(await publicEvents()).toBe(Math.min(index, 1));
    await pace.click(button(organiser, seasonWords.publish));
    await pace.click(
      organiser.getByRole('dialog').getByRole('button', { name: seasonWords.confirm, exact: true }),
    );
    await expect(organiser.getByText(seasonWords.published)).toBeVisible();
    await pace.click(organiser.getByRole('link', { name: seasonWords.season, exact: true }));
    await expect(heading(organiser, seasonWords.seasonTitle)).toBeVisible();
  }
  expect(await violations(organiser)).toEqual([]);

  await page.goto(`${server.origin}/season-of-voices`);
  for (const { ar } of competitions) await expect(page.getByRole('link', { name: ar }).first()).toBeVisible();
  await page.goto(`${server.origin}/season-of-voices/singing`);
  await expect(heading(page, 'الغناء')).toBeVisible();
  test.info().annotations.push({ type: 'pace', description: `${pace.acts} acts, ${pace.ms / 1_000} s` });
  expect(pace.ms).toBeLessThan(30 * 60_000);

  for (const slug of slugs) await enterTwice(slug);
  for (const competition of competitions) await placeEntries(organiser, competition);
  await voteByTheClock(page);
});
