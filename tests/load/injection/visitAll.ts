import type { BrowserContext, Page } from '@playwright/test';

export type Visit = { path: string; text: string };
export type Visited = { runs: string[]; refused: string[]; unopened: string[]; shown: number };

const AT_ONCE = 3;

/** Opens every page and notes what ran, what the page's policy had to refuse, and how often the text stood there. */
export async function visitAll(
  context: BrowserContext,
  origin: string,
  visits: readonly Visit[],
): Promise<Visited> {
  const seen: Visited = { runs: [], refused: [], unopened: [], shown: 0 };
  const left = [...visits];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await context.newPage();
      let at = '';
      page.on('dialog', (dialog) => {
        seen.runs.push(at);
        void dialog.dismiss();
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/i.test(message.text()))
          seen.refused.push(`${at}: ${message.text()}`);
      });
      for (let next = left.shift(); next; next = left.shift()) {
        at = next.path;
        if (await isShown(page, origin, next, seen)) seen.shown += 1;
      }
      await page.close();
    }),
  );
  return seen;
}

async function isShown(page: Page, origin: string, { path, text }: Visit, seen: Visited): Promise<boolean> {
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ timeout: 15_000 });
    // Whatever a text could have started has started by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const words = await page.locator('body').innerText();
    return words.replaceAll(/\s+/g, ' ').includes(text.replaceAll(/\s+/g, ' ').trim());
  } catch (error) {
    seen.unopened.push(`${path}: ${(error as Error).message.split('\n')[0]}`);
    return false;
  }
}
