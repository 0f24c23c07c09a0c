import { expect, type Locator, type Page } from '@playwright/test';

/** Ms from one key to the next: the pace of a fast typist. */
const KEY_MS = 60;

export const press = (page: Page, key: string) => page.keyboard.press(key, { delay: KEY_MS });
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_MS });

/**
 * Presses Tab until the element has the focus. @throws Error after 40 presses, where a person would give up
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => document.hasFocus() && document.activeElement === element)) return;
    await press(page, 'Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}
