import { expect, type Page, type Route } from '@playwright/test';
import { contestant, oneOrder, payer, readSold, soldSince, successCard, test } from '../buying.ts';

test('a reload at any step restores everything, and makes no second order', async ({
  buyer,
  page,
  server,
}) => {
  const { words } = buyer;
  const before = readSold(server);
  const keys = keysSent(page);
  const { voter_id } = await contestant(server);

  await buyer.open(`/user/vote-now?entry=${voter_id}`);
  const votes = page.getByRole('spinbutton', { name: words.votes });
  await votes.fill('٣');
  await expect(votes).toHaveValue('3');
  await page.reload();
  await expect(votes).toHaveValue('3');
  await page.getByRole('button', { name: words.toPayment }).click();

  const email = page.getByLabel(words.email);
  await email.fill(payer);
  await page.reload();
  await expect(email).toHaveValue(payer);
  const order = await buyer.placeOrder();

  await page.reload();
  expect(buyer.orderId).toBe(order);
  await buyer.payWith('4000000000000002');
  await expect(page.getByText(words.declined)).toBeVisible();
  await page.reload();
  await expect(buyer.cardNumber).toBeVisible();
  expect(soldSince(server, before)).toEqual({ orders: 1, paid: 0, refunds: 0, votes: 0, charges: 0 });
  await buyer.payWith(successCard);
  await expect(page.getByRole('main').getByText(words.complete)).toBeVisible();
  await page.reload();
  await buyer.seeSuccess();
  await page.reload();
  await buyer.seeSuccess();
  expect(buyer.orderId).toBe(order);
  expect(soldSince(server, before)).toEqual(oneOrder(3));
  expect(keys).toHaveLength(1);
});

test('an order whose answer was lost is sent again after a reload with the same key, and stays one', async ({
  buyer,
  page,
  server,
}) => {
  const before = readSold(server);
  const keys = keysSent(page);
  // Lets the server accept the order, and never passes its reply on to the page.
  const taken = Promise.withResolvers<void>();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    taken.resolve();
  };
  await page.route('**/api/voter/vote', loseAnswer, { times: 1 });
  await buyer.openPayment();
  await page.getByLabel(buyer.words.email).fill(payer);
  await page.getByRole('button', { name: buyer.words.toCard }).click();
  await taken.promise;
  await page.reload();
  await expect(buyer.cardNumber).toBeVisible();
  await buyer.payWith(successCard);
  await buyer.seeSuccess();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(soldSince(server, before)).toEqual(oneOrder(3));
});

test('an address with unknown ids says so, and leads on', async ({ buyer, page }) => {
  const { words } = buyer;
  const toBoard = page.getByRole('main').getByRole('link').first();
  for (const [path, said] of [
    ['/user/payment?order=AAAAAAAAAAAAAAAAAAAAAA', words.noOrder],
    ['/user/payment-success?order=x', words.noOrder],
    ['/user/payment?order=%3Cscript%3Ealert(1)%3C%2Fscript%3E', words.noOrder],
    ['/user/vote-now?entry=AAAAAAAAAAAAAAAAAAAAAA', words.noContestant],
    ['/receipt/x', words.noReceipt],
    ['/receipt/%3Cb%3E', words.noReceipt],
  ] as const) {
    await buyer.open(path);
    await expect(page.getByText(said)).toBeVisible();
    await expect(toBoard).toHaveAttribute('href', '/user/voting');
  }
  for (const path of [
    '/user/vote-now',
    '/user/vote-now?entry=../x',
    '/user/payment',
    '/user/payment-success',
  ]) {
    await buyer.open(path);
    await expect(page).toHaveURL(/\/user\/voting$/);
  }
});

/** Collects the idempotency key of every order that the page sends. */
function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/voter/vote')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}
