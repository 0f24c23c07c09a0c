import { expect, type Page } from '@playwright/test';
import { test } from '../onServer.ts';

const blocked = (page: Page) => page.getByRole('alertdialog').isVisible();
const settled = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

async function activeAmong(pages: readonly Page[]): Promise<Page[]> {
  const states = await Promise.all(pages.map(blocked));
  return pages.filter((_, index) => !states[index]);
}

test('leaves one of twelve tabs active, and hands over when it closes', async ({ context, server }) => {
  const pages = await Promise.all(Array.from({ length: 12 }, () => context.newPage()));
  await Promise.all(pages.map((page) => page.goto(`${server.origin}/vote`)));
  await Promise.all(pages.map(settled));
  await expect.poll(async () => (await activeAmong(pages)).length).toBe(1);

  const [active] = await activeAmong(pages);
  const rest = pages.filter((page) => page !== active);
  await active!.close();
  await expect.poll(async () => (await activeAmong(rest)).length).toBe(1);
});

test('shows the way to the original tab, which marks itself', async ({ context, page, server }) => {
  await page.goto(`${server.origin}/vote`);
  // The server rendered the list already; the footer comes once the page runs and has claimed the vote.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const title = await page.title();
  const second = await context.newPage();
  await second.goto(`${server.origin}/vote`);
  const blocker = second.getByRole('alertdialog');
  await expect(blocker).toBeVisible();
  const primary = blocker.getByRole('button').first();
  await expect(primary).toBeFocused();
  await second.keyboard.press('Escape');
  await expect(blocker).toBeVisible();
  await primary.press('Enter');
  await expect(page).toHaveTitle(`● ${title}`);
  await second.close();
  await expect(page.getByRole('article').first()).toBeVisible();
});
