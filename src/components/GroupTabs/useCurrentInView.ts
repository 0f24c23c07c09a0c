import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls the row so that the current tab is centred; never scrolls the page. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, tabId: string): void {
  useLayoutEffect(() => {
    const list = row.current;
    const tab = document.getElementById(tabId);
    if (!list || !tab) return;
    const outer = list.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    list.scrollBy?.({ left, behavior: 'instant' });
  }, [row, tabId]);
}
