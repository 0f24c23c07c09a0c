import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/**
 * The script of axe, which does nothing in a frame that has it. The builder runs it again for each analysis and leaves out a
 * frame in which it takes more than a second: on a slow machine, each time.
 */
const axeSource = `if (!globalThis.axe) { ${axeCore.source} }`;

/**
 * What axe finds wrong with the page, frames of other sites included: on a narrow screen in the dark theme,
 * on a wide one in the light theme. Story tests check all four pairs of width and theme.
 */
export function violations(page: Page): Promise<unknown[]> {
  const narrow = (page.viewportSize()?.width ?? 0) < 600;
  return violationsIn(page, narrow ? 'dark' : 'light');
}

/** What axe finds wrong with the page in one theme. */
export async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilStill(page);
  return foundByAxe(page);
}

/**
 * What axe finds wrong where the system replaces the colours. Its rule of contrast is left out: it compares the page's own
 * text colour with the background of the system.
 */
export async function violationsInForcedColors(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await untilStill(page);
  const found = await foundByAxe(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** What axe finds wrong with the page as it is now. */
export async function foundByAxe(page: Page, without: string[] = []): Promise<unknown[]> {
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .disableRules(without);
  // axe cannot run in a frame without scripts, and would be waited for without end.
  axe.exclude('iframe[sandbox]:not([sandbox~="allow-scripts"])');
  // axe gathers the findings of foreign frames through an extra page, which doubles the time: avoid it
  // without frames.
  if (page.frames().length === 1) axe.setLegacyMode();
  const results = await axe.analyze();
  // A frame that was left out has the script now: look again.
  if (results.incomplete.some(({ id }) => id === 'frame-tested')) return foundByAxe(page, without);
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits until no transition runs: an element in the middle of one has the colours of neither theme. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return true;
      // A transition stands still while the browser does not lay out its element: do not wait for it.
      const { target } = effect as KeyframeEffect;
      return target?.checkVisibility({ contentVisibilityAuto: true }) === false;
    }),
  );
}
