import { readFileSync, writeFileSync } from 'node:fs';
import { join as at } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import ar from '../../../locales/ar/staffScreening.json' with { type: 'json' };
import { openSqlite, sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import { recordings } from '../../support/media/recordings.ts';
import { type MailServer, startMailServer } from '../../support/outside/mailServer.ts';
import { readMail } from '../../support/outside/readMail.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { layBeside } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';
import { test } from '../withinPolicy.ts';
import { heading, join, openPeople, setUp } from './staffEntry.ts';

/** `SCREENED=100` screens as many entries as a season has; by default a few of each kind. */
const COUNT = Number(process.env['SCREENED'] ?? 8);
/** How long (ms) the mail server takes for each recipient, so that the server dies between two of them. */
const THINK_MS = 50;

/** All entries of a test come from one network. */
const wideLimits = ['login', 'form', 'signup'].map((each) => `${each}.network=6000/m`).join();

let server: ServerProcess;
let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer({ onRcptTo: (_to, _session, done) => setTimeout(done, THINK_MS) });
  server = await ServerProcess.start({
    settings: { MAIL_URL: mail.url, MAIL_FROM: 'Sawt <no-reply@vote.example>', LIMITS: wideLimits },
  });
});
test.afterAll(async () => {
  await server.remove();
  await mail.close();
});

const [choirs, players] = ['choirs-of-the-season', 'player-of-the-season'];

/** What is sent: a film, a song, a film that no browser plays, and the first film once more. */
function kinds(): [slug: string, path: string, type: string][] {
  const film = fileURLToPath(recordings.video);
  const broken = at(server.folder, 'broken.webm');
  writeFileSync(broken, readFileSync(film).fill(7, 1_000));
  return [
    [choirs, film, 'video/webm'],
    [players, fileURLToPath(recordings.audio), 'audio/ogg'],
    [choirs, broken, 'video/webm'],
    [choirs, film, 'video/webm'],
  ];
}

/** Enters as people without staff do. @returns the entries with the addresses of their candidates */
async function enter(count: number): Promise<Map<string, string>> {
  const sent = kinds();
  const entered = new Map<string, string>();
  for (let each = 0; each < count; each += 1) {
    const account = await layBeside(server);
    const calls = await new EntryCalls(server, account).logIn();
    const [slug, path, type] = sent[each % sent.length]!;
    entered.set(await calls.enter(slug, path, type), account.email!);
  }
  return entered;
}

const act = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** When the recording of the next entry can be played: milliseconds from now, or null if it cannot. */
const untilNextPlays = (page: Page) =>
  page.evaluate(() => {
    const shown = () => document.querySelector<HTMLMediaElement>('section > div > :is(video, audio)');
    const before = shown()?.src;
    const start = performance.now();
    return new Promise<number | null>((resolve) => {
      const look = () => {
        const media = shown();
        const isNext = media !== null && media.src !== before;
        const waited = performance.now() - start;
        if (isNext && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) resolve(waited);
        else if (waited > 2_000) resolve(null);
        else requestAnimationFrame(look);
      };
      look();
    });
  });

/** Decides by keys until nothing waits, every third time to reject. @returns how long each next recording took (ms) */
async function screenAll(page: Page): Promise<number[]> {
  const empty = page.getByText(ar.empty);
  const waits: (number | null)[] = [];
  for (let turn = 0; ; turn += 1) {
    await expect(act(page, ar.act.approve).or(empty)).toBeVisible();
    if (await empty.isVisible()) return waits.filter((each) => each !== null);
    await expect(act(page, ar.act.approve)).toBeEnabled();
    const name = await title(page).innerText();
    const wait = untilNextPlays(page);
    if (turn % 3 === 2) {
      await page.keyboard.press('KeyR');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Digit1');
    } else await page.keyboard.press('KeyA');
    await expect(title(page)).not.toHaveText(name);
    waits.push(await wait);
  }
}

/** Opens the queue from the page of entries by the keyboard. */
async function openQueue(page: Page): Promise<void> {
  await page.goto(`${server.adminOrigin}/entries`);
  await page.getByRole('link', { name: ar.link }).press('Enter');
  await expect(heading(page, ar.title)).toBeVisible();
}

/** Decides one entry, takes that back, and finds the entry on the desk again. */
async function undoOnce(page: Page): Promise<void> {
  await expect(act(page, ar.act.approve)).toBeEnabled();
  const name = await title(page).innerText();
  await page.keyboard.press('KeyA');
  await expect(title(page)).not.toHaveText(name);
  await expect(act(page, ar.act.approve)).toBeEnabled();
  await page.keyboard.press('KeyU');
  await expect(title(page)).toHaveText(name);
}

async function readDecisions() {
  const db = sqliteKysely(openSqlite(at(server.folder, 'db/sawt.db'), 'read'));
  try {
    const decisions = await db
      .selectFrom('entry_decisions')
      .where('undone_at', 'is', null)
      .select(['entry_id', 'decided_by'])
      .execute();
    const messages = await db
      .selectFrom('entry_messages')
      .where('channel', '=', 'mail')
      .where('kind', 'in', ['approved', 'rejected'])
      .where('state', '<>', 'dropped')
      .select(['id', 'entry_id', 'state'])
      .execute();
    return { decisions, messages };
  } finally {
    await db.destroy();
  }
}

test('two screeners decide all entries by keys in Arabic, none twice, and every candidate hears of it', async ({
  page,
  browser,
}) => {
  const entered = await enter(COUNT);
  await setUp(page, server);
  await openPeople(page);
  const screeners = [
    await join(browser, page, 'screener', 'نورة السيابية'),
    await join(browser, page, 'screener', 'سالم الهنائي'),
  ];
  for (const screener of screeners) await openQueue(screener);
  const [first, second] = screeners as [Page, Page];
  expect(await violations(first)).toEqual([]);
  await first.getByRole('button', { name: /تشغيل/ }).first().press('Enter');
  await expect
    .poll(() =>
      first
        .locator('section video, section audio')
        .first()
        .evaluate((each: HTMLMediaElement) => each.currentTime),
    )
    .toBeGreaterThan(0.2);
  await undoOnce(second);
  const waits = (await Promise.all(screeners.map(screenAll))).flat().toSorted((one, other) => one - other);
  const p95 = waits[Math.ceil(waits.length * 0.95) - 1];
  test.info().annotations.push({
    type: 'next recording',
    description: `${waits.length} of ${COUNT}, p95 ${p95?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`,
  });
  const { decisions } = await readDecisions();
  const own = decisions.filter(({ entry_id }) => entered.has(entry_id));
  expect(own.map(({ entry_id }) => entry_id).toSorted()).toEqual([...entered.keys()].toSorted());
  expect(new Set(own.map(({ decided_by }) => decided_by)).size).toBe(2);

  const heard = () =>
    mail.taken.map(readMail).flatMap(({ id, to }) => {
      const row = messages.find((each) => id === `<${each.id}@vote.example>`);
      return row ? [`${row.entry_id} ${to.join()}`] : [];
    });
  const { messages } = await readDecisions();
  expect(heard()).toEqual([]);
  server.advance(UNDO_MS);
  await expect.poll(() => heard().length).toBeGreaterThan(0);
  await server.kill();
  await server.start();
  // A message that a dead server was sending is free again after a minute.
  server.advance(60_000);
  const all = [...entered].map(([entry, address]) => `${entry} ${address}`).toSorted();
  await expect
    .poll(() => [...new Set(heard())].filter((each) => entered.has(each.split(' ')[0]!)).toSorted())
    .toEqual(all);
  expect(new Set(messages.map(({ entry_id }) => entry_id)).size).toBe(messages.length);
  expect(await violations(second)).toEqual([]);
});
