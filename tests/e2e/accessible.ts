import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, frames of other sites included: on the narrow screen in the dark
 * theme, on the wide one in the light theme. The stories are looked at in all four ways.
 */
export function violations(page: Page): Promise<unknown[]> {
  const narrow = (page.viewportSize()?.width ?? 0) < 600;
  return violationsIn(page, narrow ? 'dark' : 'light');
}

/** What axe finds wrong with the page as it stands, in a theme. */
export async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Only frames of other sites need a page of its own to gather what is said of each, which takes as long again.
  if (page.frames().length === 1) axe.setLegacyMode();
  const results = await axe.analyze();
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What is on its way from one theme or width to another is neither's. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return true;
      // What the browser does not lay out now stands still on its way.
      const { target } = effect as KeyframeEffect;
      return target?.checkVisibility({ contentVisibilityAuto: true }) === false;
    }),
  );
}
