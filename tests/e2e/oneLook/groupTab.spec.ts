import { expect } from '@playwright/test';
import { test } from '../onServer.ts';
import { arrived } from '../worker.ts';

for (const path of ['/vote', '/user/voting']) {
  test(`a chosen group is still shown on ${path} after a reload and on the way back`, async ({
    page,
    server,
  }) => {
    await page.goto(server.origin + path);
    await arrived(page);
    const tab = page.getByRole('tab').first();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.goto(`${server.origin}/events`);
    await page.goBack();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.goto(`${server.origin}/events`);
    await page.goto(server.origin + path);
    await expect(tab).toHaveAttribute('aria-selected', 'false');
  });
}
