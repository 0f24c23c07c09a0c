import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, frames of other sites included: on the narrow screen in the dark
 * theme, on the wide one in the light theme. The stories are looked at in all four ways.
 */
export async function violations(page: Page): Promise<unknown[]> {
  const narrow = (page.viewportSize()?.width ?? 0) < 600;
  await page.emulateMedia({ colorScheme: narrow ? 'dark' : 'light', reducedMotion: 'reduce' });
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
