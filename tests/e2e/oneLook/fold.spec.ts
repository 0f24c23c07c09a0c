import { expect } from '@playwright/test';
import { test } from '../onServer.ts';
import { firstVote } from '../voting.ts';

for (const language of ['ar', 'en'])
  test(`shows the first Vote Now of the list without scrolling on a phone, in ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin}/vote?lng=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const vote = firstVote(page);
    await expect(vote).toBeInViewport({ ratio: 1 });
  });
