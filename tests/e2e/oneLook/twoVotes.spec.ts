import { expect, type Page } from '@playwright/test';
import type { Board } from '../../../domain/contract.ts';
import { laySecondVote, secondCompetition } from '../../support/catalogue/laySecondVote.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { readBoard, smsOutcome, voteLinks } from '../voting.ts';
import { test } from '../withinPolicy.ts';

const HOUR = 3_600_000;

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
  const now = Date.now();
  await writeBeside({ dataDir: server.folder, databaseUrl: null }, (db) =>
    laySecondVote(db, { opens_at: now - HOUR, closes_at: now + HOUR }),
  );
  const code = (await readBoard(server)).data.participants[0]?.sms_code ?? '';
  await expect
    .poll(async () => {
      await smsOutcome(server, code);
      return (await readBoard(server)).data.competitions?.length;
    })
    .toBe(1);
});
test.afterAll(() => server.remove());

const readSecond = async () =>
  (await (
    await fetch(`${server.origin}/api/voter/participants?competition=${secondCompetition}`)
  ).json()) as Board;

const othersOn = (page: Page) =>
  page.getByRole('navigation', { name: /جارٍ أيضًا في|also under way in/ }).getByRole('link');
const cardsOn = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test('leads from one vote to another, which follows its own votes, and back', async ({ page }) => {
  await page.goto(`${server.origin}/vote`);
  await expect(othersOn(page)).toHaveText(/الإنشاد|Chanting/);
  await othersOn(page).click();
  await expect(page).toHaveURL(`${server.origin}/vote?competition=${secondCompetition}`);
  await expect(cardsOn(page)).toHaveCount(2);
  await expect(voteLinks(cardsOn(page).first())).toHaveAttribute('href', new RegExp(`${secondCompetition}$`));
  expect(await smsOutcome(server, '802')).toBe('counted');
  await expect(cardsOn(page).first()).toContainText('Chanter 802');
  const [shown] = (await readSecond()).data.participants;
  await expect(cardsOn(page).first()).toContainText(shown?.voting_score.toFixed(3) ?? '');
  const { id } = (await readBoard(server)).data.competition!;
  await othersOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/vote?competition=${id}`);
  await expect(cardsOn(page).first()).not.toContainText('Chanter');
});

test('shows the ranking of the other vote without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/user/voting`);
  await othersOn(page).click();
  await expect(page).toHaveURL(`${server.origin}/user/voting?competition=${secondCompetition}`);
  await expect(page.getByRole('main')).toContainText('Chanter 801');
  await context.close();
});

test('keeps the links of the server while their script is late and a vote moves the board', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route(/OtherVotes/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${server.origin}/vote`);
  const link = await othersOn(page).elementHandle();
  const [first] = (await readBoard(server)).data.participants;
  expect(await smsOutcome(server, first!.sms_code)).toBe('counted');
  await expect(page.locator(`[data-voter-id="${first!.voter_id}"]`)).toHaveAttribute(
    'data-votes',
    String(first!.total_votes + 1),
  );
  expect(await link.evaluate(({ isConnected }) => isConnected)).toBe(true);
  late.resolve();
  await othersOn(page).click();
  await expect(page).toHaveURL(`${server.origin}/vote?competition=${secondCompetition}`);
});
