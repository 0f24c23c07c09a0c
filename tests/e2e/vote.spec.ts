import { expect, type Page } from '@playwright/test';
import { violationsIn, violationsInForcedColors } from './accessible.ts';
import {
  beginText,
  firstVote,
  openGroup,
  readBoard,
  sendSms,
  smsLink,
  smsOutcome,
  voteLinks,
  votesToOvertake,
} from './voting.ts';
import { arrived } from './worker.ts';
import { test } from './onServer.ts';

const arabic = (page: Page) => page.locator('html[lang=ar]').count().then(Boolean);
const cardOf = (page: Page, voterId: string) => page.locator(`[data-voter-id="${voterId}"]`);

test('opens on the live vote in the language of the browser', async ({ page, server }) => {
  const response = await page.goto(`${server.origin}/`);
  await expect(page).toHaveURL(`${server.origin}/vote`);
  const html = (await response?.text()) ?? '';
  const isArabic = await arabic(page);
  expect(html).toContain(isArabic ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    isArabic ? 'صوتك يرفع الصوت' : 'Your vote turns it up',
  );
  await expect(page.getByRole('listitem').filter({ has: page.locator('[data-voter-id]') })).toHaveCount(10);
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByText('90431', { exact: true })).toBeVisible();
});

test('has no accessibility violation in either theme, nor in forced colours', async ({ page, server }) => {
  await page.goto(`${server.origin}/vote`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await violationsIn(page, 'light')).toEqual([]);
  expect(await violationsIn(page, 'dark')).toEqual([]);
  expect(await violationsInForcedColors(page)).toEqual([]);
});

test('counts text messages, begun at a card, and moves the ranking in every open browser', async ({
  page,
  browser,
  server,
}) => {
  const board = await readBoard(server);
  const group = openGroup(board);
  const [first, second] = group.participants;
  const votes = votesToOvertake(board, second!.voter_id);
  const others = await Promise.all([browser.newContext(), browser.newContext()]);
  const pages = [page, ...(await Promise.all(others.map((context) => context.newPage())))];
  for (const each of pages) {
    await each.goto(`${server.origin}/vote`);
    await expect(each.getByRole('article').first()).toHaveAttribute('data-voter-id', first!.voter_id);
  }
  const { to, text } = await beginText(cardOf(page, second!.voter_id), '91207');
  expect([to, text]).toEqual(['91207', second!.sms_code]);
  expect(await smsOutcome(server, text, to)).toBe('counted');
  const onPhone = await smsLink(cardOf(page, second!.voter_id)).isVisible();
  // The operator is remembered: the next card has the link at once.
  if (onPhone)
    await expect(smsLink(cardOf(page, first!.voter_id))).toHaveAttribute(
      'href',
      `sms:91207?body=${first!.sms_code}`,
    );
  if (votes > 1) await sendSms(server, second!.sms_code, votes - 1);
  for (const each of pages) {
    await expect(cardOf(each, second!.voter_id)).toHaveAttribute(
      'data-votes',
      String(second!.total_votes + votes),
    );
    await expect(each.getByRole('article').first()).toHaveAttribute('data-voter-id', second!.voter_id);
  }
  await Promise.all(others.map((context) => context.close()));
});

test('keeps rows in their places while the focus is in the list', async ({ page, server }) => {
  await page.goto(`${server.origin}/vote`);
  await arrived(page);
  const board = await readBoard(server);
  const [, second] = openGroup(board).participants;
  const extra = votesToOvertake(board, second!.voter_id);
  const button = voteLinks(cardOf(page, second!.voter_id));
  await button.focus();
  await sendSms(server, second!.sms_code, extra);
  const votes = String(second!.total_votes + extra);
  await expect(cardOf(page, second!.voter_id)).toHaveAttribute('data-votes', votes);
  await expect(page.getByRole('article').nth(1)).toHaveAttribute('data-voter-id', second!.voter_id);
  await expect(button).toBeFocused();
  await button.evaluate((element) => (element as HTMLElement).blur());
  await expect(page.getByRole('article').first()).toHaveAttribute('data-voter-id', second!.voter_id);
});

test('switches the language and keeps route, scroll and focus', async ({ page, server }) => {
  await page.goto(`${server.origin}/vote`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const wasArabic = await arabic(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: wasArabic ? 'English' : 'العربية' });
  await page.getByRole('tablist').evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
  const place = () => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
  const before = await place();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', wasArabic ? 'en' : 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', wasArabic ? 'ltr' : 'rtl');
  // The page scrolls back in the frame after the words have changed.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
  await expect(
    page.getByRole('banner').getByRole('button', { name: wasArabic ? 'العربية' : 'English' }),
  ).toBeFocused();
  await expect(page).toHaveURL(`${server.origin}/vote`);
  const again = await page.reload();
  expect(await again?.text()).toContain(
    wasArabic ? '<html lang="en" dir="ltr"' : '<html lang="ar" dir="rtl"',
  );
});

test('leads Vote Now to the payment host in a new tab, with a way back', async ({ page, server }) => {
  await page.goto(`${server.origin}/vote`);
  const link = firstVote(page);
  const id = await page.getByRole('article').first().getAttribute('data-voter-id');
  const callback = encodeURIComponent(`${server.origin}/vote`);
  await expect(link).toHaveAttribute('href', `${server.adminOrigin}/pay?voter_id=${id}&callback=${callback}`);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('answers a wrong address with a page that leads on', async ({ page, server }) => {
  await page.goto(`${server.origin}/vote`);
  const response = await page.goto(`${server.origin}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  const isArabic = await arabic(page);
  await page.getByRole('button', { name: isArabic ? 'رجوع' : 'Go back' }).click();
  await expect(page).toHaveURL(`${server.origin}/vote`);
  await page.goForward();
  await page.getByRole('link', { name: isArabic ? 'الصفحة الرئيسية' : 'Go home', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/vote`);
});
