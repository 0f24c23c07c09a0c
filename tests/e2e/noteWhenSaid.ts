import type { Page } from '@playwright/test';

/** Notes when the page says a sentence: some stages pass by themselves, on a slow machine between two looks at them. */
export const noteWhenSaid = (page: Page, sentence: string): Promise<void> => page.evaluate(watch, sentence);

/** Longer (ms) than any upload of the tests takes on a busy machine. */
const LONGEST_MS = 300_000;

/** Waits until the page has said the sentence, be it gone again. @throws Error with what the page says instead */
export async function wasSaid(page: Page): Promise<void> {
  const isSaid = () => document.documentElement.dataset['said'];
  await page.waitForFunction(isSaid, undefined, { timeout: LONGEST_MS }).catch(async (cause: unknown) => {
    const text = await page.getByRole('main').innerText();
    throw new Error(`The page says instead: ${text.replace(/\s+/g, ' ')}`, { cause });
  });
}

function watch(sentence: string): void {
  const note = () => {
    if (document.querySelector('main')?.innerText.includes(sentence))
      document.documentElement.dataset['said'] = 'yes';
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
