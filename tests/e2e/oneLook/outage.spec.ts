import { expect } from '@playwright/test';
import { STREAM_OPEN_TIMEOUT_MS, STREAM_RETURN_MS } from '../../../domain/delays.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { firstVote, openGroup, readBoard, sendSms } from '../voting.ts';
import { test } from '../withinPolicy.ts';

let server: ServerProcess;
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(() => server.remove());

test('keeps the last board while the server is gone, and catches up by itself', async ({ page }) => {
  const stream = page.waitForResponse(/voter\/stream/);
  await page.goto(`${server.origin}/vote`);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await stream;
  const code = openGroup(await readBoard(server)).participants[0]!.sms_code;
  const votes = Number(await first.getAttribute('data-votes'));

  await server.kill('SIGKILL');
  // Looks beside the live regions, which keep their last sentence.
  const note = page
    .getByRole('main')
    .getByText(/انقطع التحديث المباشر|غير متاح|interrupted|reconnecting|unavailable/i);
  await expect(note.first()).toBeVisible();
  await expect(first).toBeVisible();

  await server.start();
  await sendSms(server, code);
  await expect(first).toHaveAttribute('data-votes', String(votes + 1));
  // After a longer outage the page polls first; its note says so until the page tries the stream again.
  await expect(note.first()).toBeHidden({ timeout: STREAM_RETURN_MS + STREAM_OPEN_TIMEOUT_MS });
});

test('says that the browser is offline, and follows the vote again when it is back', async ({
  page,
  context,
}) => {
  const stream = page.waitForResponse(/voter\/stream/);
  await page.goto(`${server.origin}/vote`);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await stream;
  const { sms_code, total_votes } = openGroup(await readBoard(server)).participants[0]!;
  await context.setOffline(true);
  await expect(page.getByText(/لا يوجد اتصال بالإنترنت|offline|no internet/i).first()).toBeVisible();
  await sendSms(server, sms_code);
  await context.setOffline(false);
  await expect(first).toHaveAttribute('data-votes', String(total_votes + 1));
});

test('shows the last list of this browser, clearly labelled and without votes, when the list cannot be loaded', async ({
  page,
}) => {
  await page.goto(`${server.origin}/vote`);
  await expect(firstVote(page)).toBeVisible();
  await page.route('**/api/voter/participants', (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: /^(إعادة المحاولة|Retry)$/ });
  await expect(retry).toBeVisible();
  await expect(page.locator('[data-voter-id]')).toHaveCount(10);
  await expect(firstVote(page)).toHaveCount(0);
  await page.unroute('**/api/voter/participants');
  await retry.click();
  await expect(firstVote(page)).toBeVisible();
});
