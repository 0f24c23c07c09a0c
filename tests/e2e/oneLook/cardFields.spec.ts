import { expect } from '@playwright/test';
import { wordAt } from '../../../demo/gateway/browser/wording.ts';
import { testCards } from '../../../demo/gateway/testCards.ts';
import { foundByAxe } from '../accessible.ts';
import {
  course,
  fillCard,
  heard,
  openFields,
  payButton,
  startCardFields,
  type CardFieldsWorld,
} from '../cardFields.ts';
import { test } from '../withinPolicy.ts';

let world: CardFieldsWorld;
test.beforeEach(async () => void (world = await startCardFields(test.info().project.name)));
test.afterEach(() => world.close());

const statusOf = async (id: string) => {
  const session = await world.sandbox.gateway.readSession(id);
  return session.ok ? [session.value.status, session.value.lastAttempt?.outcome ?? null] : [];
};

const endings = {
  success: { reported: 'paid', said: 'closed.paid', status: ['paid', null] },
  declined: { reported: 'declined', said: null, status: ['unpaid', 'declined'] },
  insufficient_funds: {
    reported: 'insufficient_funds',
    said: null,
    status: ['unpaid', 'insufficient_funds'],
  },
  slow: { reported: 'unknown', said: 'closed.processing', status: ['unpaid', null] },
  lost_webhook: { reported: 'paid', said: 'closed.paid', status: ['paid', null] },
  duplicate_webhook: { reported: 'paid', said: 'closed.paid', status: ['paid', null] },
} as const;

for (const [digits, behaviour] of Object.entries(testCards)) {
  if (behaviour === 'challenge') continue;
  test(`the test card for ${behaviour} ends as documented, for the payer and for the site`, async ({
    page,
  }) => {
    const id = await world.session();
    const fields = await openFields(page, world, id);
    await fillCard(fields, world.words, digits);
    expect((await heard(page)).at(-1)).toMatchObject({ event: 'changed', complete: true });
    await payButton(page).click();
    const { reported, said, status } = endings[behaviour];
    await expect.poll(() => course(page)).toEqual(['ready', 'submitting', `finished: ${reported}`]);
    if (said) await expect(fields.getByText(wordAt(world.words, said))).toBeVisible();
    // An outcome after which the payer can retry keeps every field but the code.
    else await expect(fields.getByLabel(world.words.code.label)).toHaveValue('');
    await expect(fields.locator('form')).toBeVisible({ visible: said === null });
    expect(await statusOf(id)).toEqual(status);
  });
}

for (const [answer, reported, status] of [
  ['approve', 'paid', ['paid', null]],
  ['refuse', 'challenge_failed', ['unpaid', 'challenge_failed']],
] as const) {
  test(`the bank asks its question in the frame, and ${answer} counts`, async ({ page }) => {
    const id = await world.session();
    const fields = await openFields(page, world, id);
    await fillCard(fields, world.words, '4000002760003184');
    await payButton(page).click();
    await expect(fields.getByRole('heading', { name: world.words.challenge.title })).toBeFocused();
    await expect(fields.locator('form')).toBeHidden();
    expect(await foundByAxe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    if (answer === 'refuse') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => course(page))
      .toEqual(['ready', 'submitting', 'challenge', 'submitting', `finished: ${reported}`]);
    expect(await statusOf(id)).toEqual(status);
  });
}

test('the keyboard alone pays a card, in Arabic-Indic digits', async ({ page }) => {
  const id = await world.session();
  const fields = await openFields(page, world, id);
  await page.keyboard.press('Tab');
  await expect(fields.getByLabel(world.words.number.label)).toBeFocused();
  await page.keyboard.type('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('42');
  await expect(fields.getByLabel(world.words.number.label)).toHaveValue('4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await expect(fields.getByLabel(world.words.expiry.label)).toHaveValue('12 / 30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('٧٣٧');
  await page.keyboard.press('Tab');
  await page.keyboard.type('HUDA');
  await page.keyboard.press('Tab');
  await expect(fields.getByText(world.words.test.cards)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => course(page)).toEqual(['ready', 'submitting', 'finished: paid']);
});

test('Enter in the last field pays a complete card, and shows the error of another one', async ({ page }) => {
  const fields = await openFields(page, world, await world.session());
  const name = fields.getByLabel(world.words.name.label);
  await name.press('Enter');
  await expect(fields.getByLabel(world.words.number.label)).toBeFocused();
  await fillCard(fields, world.words, '4242424242424242');
  await name.press('Enter');
  await expect.poll(() => course(page)).toEqual(['ready', 'submitting', 'finished: paid']);
});

test('a pasted number loses its dashes, and the fields name its brand', async ({ page }) => {
  const fields = await openFields(page, world, await world.session());
  const number = fields.getByLabel(world.words.number.label);
  await number.focus();
  await page.keyboard.insertText(' 5555-5555-5555-4444 ');
  await expect(number).toHaveValue('5555 5555 5555 4444');
  await expect(fields.locator('#brand')).toHaveAttribute('data-brand', world.words.brand.mastercard);
  await number.fill('378282246310005');
  await expect(number).toHaveValue('3782 822463 10005');
  await expect(fields.getByText(world.words.code.hintFour)).toBeVisible();
});

test('each wrong field says its error, and the first of them gets the focus', async ({ page }) => {
  const { problems: errors } = world.words;
  const fields = await openFields(page, world, await world.session());
  await fields.getByLabel(world.words.expiry.label).fill('01/20');
  // A press lasts a moment: the field that loses focus shows its error meanwhile, and the button must not move.
  await payButton(page).click({ delay: 150 });
  await expect(fields.getByLabel(world.words.number.label)).toBeFocused();
  for (const [field, error] of [
    ['number', errors.numberMissing],
    ['expiry', errors.expiryPast],
    ['code', errors.codeMissing],
    ['name', errors.nameMissing],
  ] as const) {
    await expect(fields.getByLabel(world.words[field].label)).toHaveAccessibleDescription(error);
    await expect(fields.getByLabel(world.words[field].label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await course(page)).toEqual(['ready']);
  expect((await heard(page)).findLast(({ event }) => event === 'changed')).toMatchObject({ complete: false });
  await page.keyboard.type('4242');
  await expect(fields.getByText(errors.numberIncomplete)).toBeVisible();
  await page.keyboard.type('424242424242');
  await expect(fields.getByText(errors.numberIncomplete)).toBeHidden();
});

test('language and theme change in place, and typed values stay', async ({ page }) => {
  const fields = await openFields(page, world, await world.session());
  await payButton(page).click();
  await fields.locator('#name').fill('HUDA');
  const other = world.language === 'ar' ? 'en' : 'ar';
  await page.evaluate((lng) => {
    (window as unknown as { say(command: object): void }).say({ command: 'appearance', theme: 'dark', lng });
  }, other);
  const { gatewayWords } = await import('../../../demo/gateway/words.ts');
  await expect(fields.getByText(gatewayWords[other].problems.numberMissing)).toBeVisible();
  await expect(fields.getByLabel(gatewayWords[other].name.label)).toHaveValue('HUDA');
  await expect(fields.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(fields.locator('body')).toHaveCSS('color', 'rgb(249, 246, 242)');
  expect(await foundByAxe(page)).toEqual([]);
});

test('axe finds nothing wrong, in any state and both themes', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    const fields = await openFields(page, world, await world.session(), theme);
    expect(await foundByAxe(page)).toEqual([]);
    await payButton(page).click();
    await fields.getByText(world.words.test.cards).click();
    expect(await foundByAxe(page)).toEqual([]);
    await fields.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await payButton(page).click();
    await expect(fields.getByText(world.words.closed.paid)).toBeVisible();
    expect(await foundByAxe(page)).toEqual([]);
  }
});

test('no card digit leaves the frame except to its own gateway, and nothing stores one', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== world.sandbox.origin)
      elsewhere.push(request.url(), request.postData() ?? '');
  });
  const fields = await openFields(page, world, await world.session());
  await fillCard(fields, world.words, '4000000000000002');
  await payButton(page).click();
  await expect.poll(() => course(page)).toContain('finished: declined');
  const kept = await page
    .frames()
    .at(-1)!
    .evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).toBe('[{},{},""]');
  const messages = JSON.stringify(await heard(page));
  for (const text of [...elsewhere, messages])
    expect(text).not.toMatch(/0000 ?0002|(?<!\d)737(?!\d)|ALRAWAHI/);
});

test.describe('another site', () => {
  test.use({ refusedOnPurpose: /frame-ancestors/ });

  test('cannot frame the fields', async ({ page }) => {
    const other = await startCardFields('en');
    const id = await world.session();
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    const fields = `${world.sandbox.gateway.paymentUrl(id)}?lng=en`;
    await page.goto(`${other.site.origin}/?frame=${encodeURIComponent(fields)}`);
    await refused;
    expect(await heard(page)).toEqual([]);
    await other.close();
  });
});

test('a frame that reloads after the payment says so at once', async ({ page }) => {
  const id = await world.session();
  world.sandbox.sandbox.control.pay(id, '4242424242424242');
  const fields = await openFields(page, world, id);
  await expect(fields.getByText(world.words.closed.paid)).toBeVisible();
  await expect.poll(() => course(page)).toEqual(['ready', 'finished: paid']);
});

test('the fields as a page of their own say what went wrong, and lead back at the end', async ({ page }) => {
  const { publishableKey } = world.sandbox.sandbox.keys;
  const open = async () => {
    const id = await world.session();
    await page.goto(`${world.sandbox.origin}/pay/${id}?key=${publishableKey}&lng=${world.language}`);
    return id;
  };
  const amount = wordAt(world.words, 'amount', { amount: '7.500' });
  const pay = page.getByRole('button', { name: wordAt(world.words, 'page.pay', { amount }) });
  const id = await open();
  expect(await foundByAxe(page)).toEqual([]);
  await fillCard(page, world.words, '4000000000000002');
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(world.words.outcome.declined);
  expect(await foundByAxe(page)).toEqual([]);
  await fillCard(page, world.words, '4242424242424242');
  await pay.click();
  await page.waitForURL(`${world.site.origin}/success`);
  expect(await statusOf(id)).toEqual(['paid', null]);

  const given = await open();
  await page.getByRole('button', { name: world.words.page.cancel }).click();
  await page.waitForURL(`${world.site.origin}/cancel`);
  expect(await statusOf(given)).toEqual(['cancelled', 'cancelled']);
});
