import type { BrowserContext, Page } from '@playwright/test';

/** A page to open, and the payload to look for. `shows`: wait until the page shows it, because it must. */
export type Visit = { path: string; text: string; shows: boolean };
export type Visited = { runs: string[]; refused: string[]; unopened: string[]; shown: number };

const AT_ONCE = 4;
/** The longest wait (ms) for an idle moment; a payload that runs on loading has run by then. */
const IDLE_MS = 1_000;

/**
 * Opens every page. Notes which ran a payload, what the content security policy refused, which did not
 * open, and how often the text was shown.
 * @param open makes a browser window: of several pages in one window, only the front one is ever idle
 */
export async function visitAll(
  open: () => Promise<BrowserContext>,
  origin: string,
  visits: readonly Visit[],
): Promise<Visited> {
  const seen: Visited = { runs: [], refused: [], unopened: [], shown: 0 };
  const left = [...visits];
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, visits.length) }, async () => {
      const context = await open();
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
      await context.close();
    }),
  );
  return seen;
}

async function isShown(page: Page, origin: string, visit: Visit, seen: Visited): Promise<boolean> {
  const { path, text, shows } = visit;
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ timeout: 15_000 });
    if (shows) await page.waitForFunction(stands, text, { timeout: 15_000 });
    // After an idle moment, any script in the text has run.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      IDLE_MS,
    );
    return await page.evaluate(stands, text);
  } catch (error) {
    seen.unopened.push(`${path}: ${(error as Error).message.split('\n')[0]}`);
    return false;
  }
}

function stands(text: string): boolean {
  const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  return oneLine(document.body.innerText).includes(oneLine(text));
}
