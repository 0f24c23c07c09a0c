import type { Page } from '@playwright/test';

/** Notes when the page says a sentence: some stages pass by themselves, on a slow machine between two looks at them. */
export const noteWhenSaid = (page: Page, sentence: string): Promise<void> => page.evaluate(watch, sentence);

/** Waits until the page has said the sentence, be it gone again. */
export async function wasSaid(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['said']);
}

function watch(sentence: string): void {
  const note = () => {
    if (document.querySelector('main')?.innerText.includes(sentence))
      document.documentElement.dataset['said'] = 'yes';
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
