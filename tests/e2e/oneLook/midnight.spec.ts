import { expect } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { openGroup, readBoard, smsOutcome } from '../voting.ts';
import { test } from '../withinPolicy.ts';

const HOUR_MS = 3_600_000;

test('closes one group and opens the next at midnight in Muscat, by the server clock', async ({ page }) => {
  // The season is laid for today; then the server restarts with a clock an hour before the group closes.
  const server = await ServerProcess.start();
  const group = openGroup(await readBoard(server));
  await server.kill('SIGTERM');
  server.settings['CLOCK_OFFSET_MS'] = String(group.closes_at - HOUR_MS - Date.now());
  await server.start();

  await page.goto(`${server.origin}/vote`);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(group.number - 1)).toHaveAttribute('aria-selected', 'true');
  expect(await smsOutcome(server, group.participants[0]!.sms_code)).toBe('counted');

  const next = (await readBoard(server)).data.groups.find(({ number }) => number === group.number + 1)!;
  server.advance(HOUR_MS);
  await expect(tabs.nth(group.number)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[data-voter-id="${next.participants[0]!.voter_id}"]`)).toBeVisible();
  expect(await smsOutcome(server, group.participants[0]!.sms_code)).toBe('closed');
  expect(await smsOutcome(server, next.participants[0]!.sms_code)).toBe('counted');
  await server.remove();
});
