import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page, frames of other sites included: on the narrow screen in the dark theme, on the
 * wide one in the light theme. Story tests check all four.
 */
export function violations(page: Page): Promise<unknown[]> {
  const narrow = (page.viewportSize()?.width ?? 0) < 600;
  return violationsIn(page, narrow ? 'dark' : 'light');
}

/** What axe finds wrong with the page in one theme. */
export async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Only frames of other sites need an extra page to gather their findings, which doubles the time.
  if (page.frames().length === 1) axe.setLegacyMode();
  const results = await axe.analyze();
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** An element in transition between themes or widths belongs to neither. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return true;
      // Transitions of elements that the browser does not lay out stand still.
      const { target } = effect as KeyframeEffect;
      return target?.checkVisibility({ contentVisibilityAuto: true }) === false;
    }),
  );
}
