import { expect } from '@playwright/test';
import { test } from '../onServer.ts';
import { arrived, entryOf } from '../worker.ts';
import { startFaultProxy } from './faultProxy.ts';

test('a page works whose script runs before the page has arrived', async ({ page, server }) => {
  const line = await startFaultProxy(() => server.origin);
  let release = () => {};
  line.fail('/vote', { held: new Promise((resolve) => (release = resolve)) });
  await page.goto(`${line.origin}/vote`, { waitUntil: 'commit' });
  const entry = await entryOf(page);
  // Settles once the script has run.
  await page.evaluate((address) => import(address), entry);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await arrived(page);
  const tab = page.getByRole('tab').first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await line.close();
});
