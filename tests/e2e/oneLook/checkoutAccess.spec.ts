import { expect, type Page } from '@playwright/test';
import { violations } from '../accessible.ts';
import { contestant, readReceiptPlaces, successCard, test, type Buyer } from '../buying.ts';

/** The pages of the checkout in order, each in the state in which a voter can act. */
async function* pagesOf(buyer: Buyer, voterId: string) {
  const { page } = buyer;
  await buyer.open('/user/voting');
  await expect(page.locator(`a[href*="${voterId}"]`).first()).toBeVisible();
  yield 'leaderboard';
  await buyer.open(`/user/vote-now?entry=${voterId}`);
  await expect(page.getByRole('spinbutton')).toBeVisible();
  yield 'votes';
  await buyer.openPayment();
  await expect(page.getByLabel(buyer.words.email)).toBeVisible();
  yield 'contact';
  await buyer.placeOrder();
  yield 'card';
  await buyer.payWith(successCard);
  await buyer.seeSuccess();
  yield 'success';
}

async function* publicPagesOf(buyer: Buyer, code: string) {
  const { page, words } = buyer;
  await buyer.open(`/receipt/${code}`);
  await expect(page.getByText(words.row)).toBeVisible();
  yield 'receipt';
  await buyer.open('/transparency');
  await expect(page.getByRole('table')).toBeVisible();
  yield 'transparency';
}

test('no payment page has an accessibility violation, and Tab reaches every control', async ({
  buyer,
  page,
  server,
}) => {
  const { voter_id } = await contestant(server);
  const found: unknown[] = [];
  const look = async (name: string) => {
    found.push(...(await violations(page)).map((violation) => [name, violation]));
    found.push(...(await unreached(page)).map((html) => [name, 'not reached', html]));
  };
  for await (const name of pagesOf(buyer, voter_id)) await look(name);
  const code = readReceiptPlaces(server).at(-1)?.code ?? '';
  for await (const name of publicPagesOf(buyer, code)) await look(name);
  expect(found).toEqual([]);
});

/**
 * Controls that Tab does not reach, pressed once for each control and some times more. One tab of a list
 * stands for all.
 */
async function unreached(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const pressable = 'a[href], button, input, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    const missing = new Set(all);
    Object.assign(window, { missing });
    addEventListener('focusin', ({ target }) => missing.delete(target as HTMLElement));
    (document.activeElement as HTMLElement | null)?.blur();
    return all.length;
  });
  // The card fields take presses of Tab too, and are not part of this page.
  for (let presses = 0; presses < count + 12; presses++) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { missing } = window as unknown as { missing: Set<HTMLElement> };
    const isSameGroup = (element: HTMLElement) => element.closest('[role=tablist]') !== null;
    return [...missing]
      .filter((element) => !isSameGroup(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
