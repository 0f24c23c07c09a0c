import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Buyer, successCard, test } from '../buying.ts';
import { voteWords } from '../../support/votePage/voteWords.ts';
import { voteLinks } from '../voting.ts';

const blocker = (page: Page) => page.getByRole('alertdialog');
const headerVote = (page: Page) => page.locator('header a[href="/vote"]:visible').first();

test('the tab that paid gets the vote on every way back, and the opener rests without a blocker', async ({
  buyer,
  page: opener,
  context,
  server,
}) => {
  const { tabs } = voteWords[buyer.language];
  const restsIn = (page: Page) => page.getByText(tabs.resting);
  const hasTheVote = async (page: Page, other: Page) => {
    await expect(restsIn(other)).toBeVisible();
    await expect(restsIn(page)).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const each of [page, other]) await expect(blocker(each)).toBeHidden();
  };

  await buyer.open('/vote');
  const payer = new Buyer(
    await openedBy(opener.getByRole('article').first(), context),
    server,
    buyer.language,
  );
  const { page, words } = payer;
  await page.getByRole('button', { name: words.toPayment }).click();
  await payer.placeOrder();
  await payer.payWith(successCard);
  await expect(payer.heading).toHaveText(words.success);

  await page.getByRole('link', { name: words.back }).click();
  await expect(page).toHaveURL(/\/vote\?order=/);
  await expect(page.getByRole('main').getByText(words.success)).toBeVisible();
  await hasTheVote(page, opener);

  await opener.getByRole('button', { name: tabs.here }).click();
  await hasTheVote(opener, page);

  await page.goBack();
  await expect(payer.heading).toHaveText(words.success);
  await headerVote(page).click();
  await expect(page).toHaveURL(/\/vote$/);
  await hasTheVote(page, opener);

  await page.goBack();
  await expect(payer.heading).toHaveText(words.success);
  await expect(restsIn(opener)).toBeHidden();
  await page.goForward();
  await hasTheVote(page, opener);

  await page.reload();
  await hasTheVote(page, opener);
  await opener.reload();
  await hasTheVote(opener, page);

  const third = await context.newPage();
  await third.goto(`${server.origin}/vote`);
  await expect(blocker(third)).toBeVisible();
  await third.close();

  await opener.close();
  await expect(restsIn(page)).toBeHidden();
  await expect(blocker(page)).toBeHidden();
});

/** The tab that a card's Vote Now opens. */
async function openedBy(card: Locator, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await voteLinks(card).click();
  return await opened;
}
