import { expect, type Page } from '@playwright/test';
import { violations } from '../accessible.ts';

/** Goes to the page of a name by the command palette. */
export async function openByKeyboard(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'بحث وانتقال' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
