import { expect, type Page } from '@playwright/test';
import ar from '../../../locales/ar/entries.json' with { type: 'json' };
import en from '../../../locales/en/entries.json' with { type: 'json' };
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { Candidate, layBeside, test } from '../candidate.ts';
import { firstVote, openGroup, readBoard, sendSms } from '../voting.ts';

const words = { ar, en };
const HOUR_MS = 3_600_000;
const entries = '/api/participant';

test('a page waits for a slow, busy or interrupted server, and its entries come without a reload', async ({
  page,
}, { project }) => {
  const language = project.name.startsWith('ar') ? 'ar' : 'en';
  const { line, server } = await behindLine();
  const said = words[language].submissions;
  const candidate = new Candidate(page, { origin: line.origin, adminOrigin: server.adminOrigin }, language);
  const isThere = () => expect(page.getByText(said.empty)).toBeVisible();
  const isAwaited = async () => {
    await expect(page.locator('[aria-busy=true]')).toBeAttached();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  };
  try {
    await candidate.logIn(await layBeside(server));
    await isThere();

    line.fail(entries, { slow: 3_000 }, 1);
    await candidate.open('/submissions');
    await isAwaited();
    await isThere();

    line.fail(entries, { busy: 2 }, 1);
    await candidate.open('/submissions');
    await isAwaited();
    await isThere();
    const [refused = 0, again = 0] = line.came(entries).slice(-2);
    expect(again - refused).toBeGreaterThanOrEqual(2_000);

    line.fail(entries, { cut: true }, 1);
    await candidate.open('/submissions');
    await isThere();

    line.fail(entries, { busy: 0 });
    await candidate.open('/submissions');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    line.heal();
    await candidate.button(candidate.words.common.retry.again).click();
    await isThere();
  } finally {
    await server.remove();
    await line.close();
  }
});

test('an edit saved without a network is kept, and saved once there is one', async ({ candidate, lay }) => {
  const { page, words: said } = candidate;
  await candidate.logIn(await lay({ address: 'Muttrah' }));
  await candidate.edit();
  await candidate.field('address').fill('Ruwi');
  await page.context().setOffline(true);
  await candidate.button(said.profile.update).click();
  await candidate.says(said.trouble.network);
  await expect(candidate.field('address')).toHaveValue('Ruwi');
  await page.context().setOffline(false);
  await candidate.button(said.profile.update).click();
  await expect(page.getByRole('main').locator('dl')).toContainText('Ruwi');
});

for (const [state, spoil] of [
  ['full', fillStorage],
  ['forbidden', forbidStorage],
] as const)
  test(`where storage is ${state}, voting, login and edits work for as long as the page lives`, async ({
    candidate,
    lay,
    server,
  }) => {
    const { page, words: said } = candidate;
    await page.addInitScript(spoil);
    await candidate.open('/vote');
    const first = page.getByRole('article').first();
    const votes = Number(await first.getAttribute('data-votes'));
    await sendSms(server, openGroup(await readBoard(server)).participants[0]!.sms_code);
    await expect(first).toHaveAttribute('data-votes', String(votes + 1));

    await candidate.logIn(await lay({ address: 'Muttrah' }));
    await candidate.openMenu();
    await page.getByRole('banner').getByRole('link', { name: said.shell.profile }).click();
    await candidate.button(said.profile.edit).click();
    await candidate.field('address').fill('Ruwi');
    await candidate.button(said.profile.update).click();
    await expect(page.getByRole('main').locator('dl')).toContainText('Ruwi');
  });

test("a device whose clock is an hour wrong shows the server's time", async ({ candidate, server }) => {
  const { page } = candidate;
  const { closes_at } = openGroup(await readBoard(server));
  for (const wrong of [HOUR_MS, -HOUR_MS]) {
    await page.clock.setSystemTime(Date.now() + wrong);
    await candidate.open('/vote');
    await expect(firstVote(page)).toBeVisible();
    await expect
      .poll(async () => Math.abs((await remainingOn(page)) - (closes_at - Date.now())))
      .toBeLessThan(5_000);
  }
});

/** Starts a server behind a fault proxy; browsers know the address of the proxy only. */
async function behindLine(): Promise<{ line: FaultProxy; server: ServerProcess }> {
  let target = '';
  const line = await startFaultProxy(() => target);
  const server = await ServerProcess.start({ settings: { PUBLIC_ORIGIN: line.origin } });
  target = server.origin;
  return { line, server };
}

/** The remaining time that the countdown shows (ms). */
async function remainingOn(page: Page): Promise<number> {
  const digits = await page.getByRole('timer').locator('> div > span:first-child').allTextContents();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = digits.map(Number);
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
}
