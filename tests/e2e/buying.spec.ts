import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext } from '@playwright/test';
import { localized } from '../../domain/localized.ts';
import { Buyer, contestant, oneOrder, payer, readSold, soldSince, successCard, test } from './buying.ts';
import { voteLinks } from './voting.ts';

test('leads from Vote Now on a card to a receipt, also by e-mail, and back to the vote', async ({
  buyer,
  page,
  server,
  context,
}) => {
  const before = readSold(server);
  const sent: string[] = [];
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== server.settings['GATEWAY_ORIGIN'])
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  const heard = await hearFrames(context);
  await buyer.open('/vote');
  const card = page.getByRole('article').first();
  const votes = Number(await card.getAttribute('data-votes'));
  const opened = context.waitForEvent('page');
  await voteLinks(card).click();
  const second = new Buyer(await opened, server, buyer.language);
  const { words } = second;
  await expect(second.heading).toHaveText(words.chooseTitle);
  await expect(second.page.getByRole('spinbutton', { name: words.votes })).toHaveValue('25');
  await second.page.getByRole('button', { name: words.toPayment }).click();
  await expect(second.heading).toHaveText(words.paymentTitle);
  await second.placeOrder();
  await second.payWith(successCard);
  await expect(second.page.getByRole('main').getByText(words.complete)).toBeVisible();
  await second.seeSuccess();
  await expect(card).toHaveAttribute('data-votes', String(votes + 25));
  expect(soldSince(server, before)).toEqual(oneOrder(25));

  const rows = second.page.locator('dl');
  await expect(rows).toContainText('7.500');
  const shownRows = (await rows.textContent()) ?? '';
  await second.page.reload();
  await expect(rows).toHaveText(shownRows);

  await second.page.getByRole('link', { name: words.receipt }).click();
  await expect(second.heading).toHaveText(words.receiptTitle);
  await expect(second.page.getByText(words.counted, { exact: true })).toBeVisible();
  await expect(second.page.getByText(words.row)).toBeVisible();
  const { pathname } = new URL(second.page.url());
  const mailed = async () => await (await fetch(`${server.adminOrigin}/outbox`)).text();
  await expect.poll(mailed).toContain(`${server.origin}${pathname}`);
  await second.page.goBack();
  await second.page.getByRole('link', { name: words.back }).click();
  await expect(second.page).toHaveURL(/\/vote\?order=/);

  const events = heard.map((text) => (JSON.parse(text) as { event?: string }).event);
  expect(events).toEqual(expect.arrayContaining(['ready', 'resized', 'changed', 'submitting', 'finished']));
  const kept = await second.page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
  const disk = bytesOf(server.folder);
  expect([sent.length > 20, disk.length > 1_000_000]).toEqual([true, true]);
  for (const text of [...heard, ...sent, kept, disk]) expect(text.match(/4242[ -]?4242|ALRAWAHI/)).toBeNull();
});

test('a shared link of a contestant leads to paying, where quick presses make one order and one charge', async ({
  buyer,
  page,
  context,
  server,
}) => {
  const before = readSold(server);
  const { voter_id, user } = await contestant(server);
  await buyer.open(`/contestant/${voter_id}`);
  await expect(buyer.heading).toHaveText(localized(user, 'full_name', buyer.language));
  const opened = context.waitForEvent('page');
  await voteLinks(page).click();
  const paying = new Buyer(await opened, server, buyer.language);
  const { words } = paying;
  await paying.page.getByRole('button', { name: words.toPayment }).click();
  await paying.page.getByLabel(words.email).fill(payer);
  await paying.page.getByRole('button', { name: words.toCard }).dblclick();
  await expect(paying.cardNumber).toBeVisible();
  await paying.payWith('4000000000000002');
  await expect(paying.page.getByText(words.declined)).toBeVisible();
  await paying.fillCard(successCard);
  await paying.payButton.dblclick({ force: true });
  await paying.seeSuccess();
  expect(soldSince(server, before)).toEqual(oneOrder(25));
});

test('the leaderboard sells votes for a contestant too, and the focus goes to the heading of the quantity', async ({
  buyer,
  page,
  server,
}) => {
  const { voter_id } = await contestant(server);
  await buyer.open('/user/voting');
  await page.locator(`a[href*="${voter_id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/user/vote-now\\?entry=${voter_id}$`));
  await expect(buyer.heading).toHaveText(buyer.words.chooseTitle);
  await expect(buyer.heading).toBeFocused();
});

/** Collects every message that pages of the site get from other windows. */
async function hearFrames(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeFunction('tell', (text: string) => heard.push(text));
  await context.addInitScript(() => {
    if (window.parent !== window) return;
    const { tell } = window as unknown as { tell: (text: string) => void };
    addEventListener('message', ({ data }) => tell(JSON.stringify(data)));
  });
  return heard;
}

/** The bytes of all files in a folder and below it, as one string. */
function bytesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return Buffer.concat(
    files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file)),
  ).toString('latin1');
}
