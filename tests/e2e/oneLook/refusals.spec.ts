import { expect } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { startThawaniServer, type ThawaniServer } from '../../support/payments/thawaniServer.ts';
import { violations } from '../accessible.ts';
import { Buyer, payer, readOrders } from '../buying.ts';
import { openGroup, readBoard } from '../voting.ts';
import { test } from '../withinPolicy.ts';

let bank: ThawaniServer;
let server: ServerProcess;
test.beforeAll(async () => {
  bank = await startThawaniServer();
  server = await ServerProcess.start({
    settings: {
      PAYMENT_GATEWAY: 'thawani',
      THAWANI_BASE_URL: bank.origin,
      THAWANI_KEY: bank.apiKey,
      THAWANI_PUBLISHABLE_KEY: 'publishable',
      THAWANI_WEBHOOK_SECRET: 'webhook-secret',
    },
  });
});
test.afterAll(async () => {
  await server.remove();
  await bank.close();
});

const languageOf = (project: string) => (project.startsWith('ar') ? 'ar' : 'en');

test('the page reports a silent gateway and retries, the vote goes on, and one order is made', async ({
  page,
  context,
}) => {
  const buyer = new Buyer(page, server, languageOf(test.info().project.name));
  const { words } = buyer;
  const { voter_id } = await buyer.openPayment();
  await page.getByLabel(words.email).fill(payer);
  bank.fail('silence', 'hang_up');
  const answer = page.waitForResponse('**/api/voter/vote');
  await page.getByRole('button', { name: words.toCard }).click();

  const other = await context.newPage();
  await other.goto(`${server.origin}/vote`);
  await expect(other.locator(`[data-voter-id="${voter_id}"]`)).toBeVisible();
  await other.close();

  expect((await answer).status()).toBe(503);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words.serverError);
  await expect(alert).toContainText(words.noCharge);
  await expect(page.getByRole('button', { name: words.again })).toBeFocused();
  // The page retries the order by itself, and then links to the gateway's own payment page.
  await expect(page.getByRole('link', { name: words.toGateway })).toBeVisible();
  expect(bank.calls.filter(({ line }) => line.startsWith('POST'))).toHaveLength(3);
  expect([bank.sessions.size, readOrders(server)]).toEqual([1, 1]);
});

test('a refused number shows where it is chosen, and a voter who then orders too late sees so', async ({
  page,
}) => {
  const buyer = new Buyer(page, server, languageOf(test.info().project.name));
  const { words } = buyer;
  const before = readOrders(server);
  const { closes_at } = openGroup(await readBoard(server));
  await buyer.openPayment();
  await page.getByLabel(words.email).fill(payer);
  const errors = { votes_count: ['At most 2.'] };
  await page.route('**/api/voter/vote', (route) => route.fulfill({ status: 422, json: { errors } }), {
    times: 1,
  });
  await page.getByRole('button', { name: words.toCard }).click();
  const number = page.getByRole('spinbutton');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/At most 2\./);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.highlighted);
  expect(await violations(page)).toEqual([]);
  await number.fill('2');
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByLabel(words.email)).toHaveValue(payer);
  // The page must not learn before it orders that the group has closed.
  await page.route(/\/api\/(?!voter\/vote$)/, (route) => route.abort());
  await server.kill('SIGTERM');
  server.settings['CLOCK_OFFSET_MS'] = String(closes_at - Date.now());
  await server.start();

  const answer = page.waitForResponse('**/api/voter/vote');
  await page.getByRole('button', { name: words.toCard }).click();
  expect((await answer).status()).toBe(403);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words.notAllowed);
  await expect(alert).toContainText(words.noCharge);
  expect(readOrders(server)).toBe(before);
  expect(await violations(page)).toEqual([]);
});
