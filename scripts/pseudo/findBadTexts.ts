import type { Page } from 'playwright';

export type Clipped = { kind: 'clipped' | 'too wide'; element: string; text: string };
export type BadTexts = { clipped: Clipped[]; unmarked: string[] };

/**
 * Finds the texts of the current story that are clipped, and those without the marks that all texts of the
 * locales have here.
 */
export async function findBadTexts(page: Page, [open, close]: readonly [string, string]): Promise<BadTexts> {
  return await page.evaluate(
    ([opening, closing]) => {
      const root = document.body;
      const shown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(/\s+/)[0]}`;
      const textOf = (element: Element) => element.textContent.trim().slice(0, 80);

      const texts: string[] = [];
      const holders = new Set<Element>();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (!holder || holder.closest('style, script, .sb-wrapper, #storybook-docs')) continue;
        if (!shown(holder) || !node.textContent?.trim()) continue;
        holders.add(holder);
        if (!holder.closest('[translate=no]')) texts.push(node.textContent.trim());
      }
      for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          const value = element.getAttribute(name)?.trim();
          if (value && shown(element)) texts.push(value);
        }

      const clipped: Clipped[] = [];
      const seen = new Set<Element>();
      for (const holder of holders)
        for (let box: Element | null = holder; box && box !== root; box = box.parentElement) {
          if (seen.has(box)) break;
          seen.add(box);
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
          const cuts = (way: string) => way === 'hidden' || way === 'clip';
          const wide = cuts(overflowX) && box.scrollWidth > box.clientWidth + 1;
          const high =
            cuts(overflowY) && webkitLineClamp === 'none' && box.scrollHeight > box.clientHeight + 1;
          if ((wide || high) && box.clientWidth > 1)
            clipped.push({ kind: 'clipped', element: nameOf(box), text: textOf(box) });
        }
      const { scrollWidth, clientWidth } = document.documentElement;
      // Allow it in stories that show a screen wider than the page on purpose.
      if (scrollWidth > clientWidth + 1 && !root.querySelector('[data-wider]'))
        clipped.push({ kind: 'too wide', element: 'html', text: `${scrollWidth} of ${clientWidth}` });
      const unmarked = texts.filter(
        (text) => /\p{L}{2}/u.test(text) && !text.includes(opening) && !text.includes(closing),
      );
      return { clipped, unmarked: [...new Set(unmarked)] };
    },
    [open, close] as const,
  );
}
