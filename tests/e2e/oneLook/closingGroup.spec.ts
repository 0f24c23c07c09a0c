import { expect, type BrowserContext, type Page } from '@playwright/test';
import { checkoutPageWords } from '../../support/checkout/checkoutPageWords.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { Buyer, contestant, oneOrder, readSold, soldSince, successCard } from '../buying.ts';
import { openGroup, readBoard, voteLinks } from '../voting.ts';
import { test } from '../withinPolicy.ts';

const MINUTE_MS = 60_000;

const closedWords = {
  ar: /^أُغلق التصويت للمجموعة .+، وهو مفتوح الآن للمجموعة /,
  en: /^Voting for group.+is closed\. Group.+is open now\.$/,
};

/** A server whose open group closes in this time. */
async function serverBeforeClose(leftMs: number): Promise<ServerProcess> {
  const server = await ServerProcess.start();
  const { closes_at } = openGroup(await readBoard(server));
  await server.kill('SIGTERM');
  server.settings['CLOCK_OFFSET_MS'] = String(closes_at - leftMs - Date.now());
  await server.start();
  return server;
}

test('a group closes under a voter on every page, and an order placed in time is still paid', async ({
  browser,
  contextOptions,
}, { project }) => {
  const language = project.name.startsWith('ar') ? 'ar' : 'en';
  const words = checkoutPageWords[language];
  const server = await serverBeforeClose(7 * MINUTE_MS);
  const { voter_id: entry } = await contestant(server);
  const contexts: BrowserContext[] = [];
  // Each page in a browser of its own, as with several voters: each holds a stream.
  const open = async (path: string): Promise<Page> => {
    const context = await browser.newContext(contextOptions);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(`${server.origin}${path}`);
    return page;
  };
  try {
    const [vote, leaderboard, shared, quantity, contact, card] = await Promise.all([
      open('/vote'),
      open('/user/voting'),
      open(`/contestant/${entry}`),
      open(`/user/vote-now?entry=${entry}`),
      open(`/user/payment?entry=${entry}&votes=3`),
      open(`/user/payment?entry=${entry}&votes=3`),
    ]);
    const lists = [vote, leaderboard].map((page) => page.getByRole('tabpanel'));
    const offers = [...lists, shared.locator('main')].map(voteLinks);
    for (const link of offers) await expect(link.first()).toBeVisible();
    const before = readSold(server);
    const buyer = new Buyer(card, server, language);
    await buyer.placeOrder();
    await expect(contact.getByLabel(words.email)).toBeEditable();
    await quantity.getByRole('spinbutton').focus();
    // A list with the focus stays at its group.
    for (const list of lists) await voteLinks(list).first().focus();

    server.advance(3 * MINUTE_MS);
    const timers = [...lists, ...[shared, quantity, contact, card].map((page) => page.locator('main'))];
    for (const place of timers) await expect(place.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    await expect(card.locator('main').getByText(words.orderEnds)).toBeVisible();

    server.advance(4 * MINUTE_MS + 30_000);
    for (const list of lists) await expect(list.getByText(closedWords[language])).toBeVisible();
    await expect(lists[0]!.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(lists[1]!).toBeFocused();
    for (const links of offers) await expect(links).toHaveCount(0);
    for (const page of [quantity, contact]) {
      await expect(page.locator('main').getByText(words.closed)).toBeVisible();
      await expect(page.locator('main').getByText(closedWords[language])).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(quantity.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(
      card.locator('main').getByText(/أُرسل هذا الطلب قبل الإغلاق|This order was placed in time/),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: words.edit })).toHaveCount(0);
    await buyer.payWith(successCard);
    await buyer.seeSuccess();
    expect(soldSince(server, before)).toEqual(oneOrder(3));
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await server.remove();
  }
});
