import { expect } from '@playwright/test';
import { gatewayWords } from '../../../demo/gateway/words.ts';
import { violations } from '../accessible.ts';
import { oneOrder, readSold, soldSince, successCard, test } from '../buying.ts';

test('an order declined, short of money and refused by the bank is paid with another card, once', async ({
  buyer,
  page,
  server,
}) => {
  const { words, fields, language } = buyer;
  const before = readSold(server);
  await buyer.openPayment();
  const order = await buyer.placeOrder();
  const alert = page.getByRole('main').getByRole('alert');

  for (const [digits, outcome] of [
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
  ] as const) {
    await buyer.payWith(digits);
    await expect(alert.getByText(words[outcome])).toBeVisible();
    await expect(alert.getByText(words.failed)).toBeVisible();
    // A declined payment keeps every field but the code.
    await expect(buyer.cardNumber).toHaveValue(/^4000/);
    await expect(fields.getByLabel(gatewayWords[language].code.label)).toHaveValue('');
  }
  expect(await violations(page)).toEqual([]);

  const { challenge } = gatewayWords[language];
  const question = fields.getByRole('heading', { name: challenge.title });
  await buyer.payWith('4000002760003184');
  await expect(question).toBeFocused();
  await expect(page.getByText(words.challenge).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fields.getByRole('button', { name: challenge.refuse }).click();
  await expect(alert.getByText(words.challenge_failed)).toBeVisible();
  expect(soldSince(server, before)).toEqual({ orders: 1, paid: 0, refunds: 0, votes: 0, charges: 0 });

  await buyer.payWith(successCard);
  await buyer.seeSuccess();
  expect(buyer.orderId).toBe(order);
  await expect(page.getByText(words.three)).toBeVisible();
  expect(soldSince(server, before)).toEqual(oneOrder(3));
});

test('Pay works while an error makes the left field grow, and leads to the first wrong field', async ({
  buyer,
  page,
}) => {
  const { number, expiry, problems: errors } = gatewayWords[buyer.language];
  await buyer.openPayment();
  await buyer.placeOrder();
  await buyer.fields.getByLabel(expiry.label).fill('01/20');
  // A press lasts as long as a person's, so that the left field shows its error meanwhile.
  await buyer.payButton.click({ delay: 150 });
  await expect(buyer.fields.getByLabel(number.label)).toBeFocused();
  await expect(buyer.fields.getByText(errors.numberMissing)).toBeVisible();
  await page.keyboard.type('4242');
  await expect(buyer.cardNumber).toHaveValue('4242');
});

test('a payment with a challenge goes through when the payer approves', async ({ buyer, page, server }) => {
  const before = readSold(server);
  await buyer.openPayment();
  await buyer.placeOrder('challenge@example.om');
  await buyer.payWith('4000002760003184');
  const { challenge } = gatewayWords[buyer.language];
  await expect(buyer.fields.getByRole('heading', { name: challenge.title })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await buyer.seeSuccess();
  expect(soldSince(server, before)).toEqual(oneOrder(3));
});

for (const [digits, behaviour] of [
  ['4000000000000341', 'lost'],
  ['4000000000000424', 'reported three times'],
] as const) {
  test(`votes count once when the news of the payment is ${behaviour}`, async ({ buyer, page, server }) => {
    const before = readSold(server);
    await buyer.openPayment();
    await buyer.placeOrder(`${digits.slice(-3)}@example.om`);
    await buyer.payWith(digits);
    await buyer.seeSuccess();
    await expect(page.getByText(buyer.words.three)).toBeVisible();
    expect(soldSince(server, before)).toEqual(oneOrder(3));
  });
}

test('a slow payment shows as unknown, never failed, also after a reload, until it is made', async ({
  buyer,
  page,
  server,
}) => {
  const { words } = buyer;
  const before = readSold(server);
  await buyer.openPayment();
  const order = await buyer.placeOrder('slow@example.om');
  await buyer.payWith('4000000000000259');
  const confirming = page.getByRole('heading', { name: words.confirming });
  await expect(confirming).toBeVisible();
  // The gateway reports to the reloaded page that a payment is under way, which ends after 10 seconds.
  await page.reload();
  await expect(confirming).toBeVisible();
  await expect(page.getByText(words.confirmingText)).toBeVisible();
  await expect(page.getByText(words.failed)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await buyer.seeSuccess();
  expect(buyer.orderId).toBe(order);
  expect(soldSince(server, before)).toEqual(oneOrder(3));
});
