import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a heading when the part of the page that had the focus is replaced; not on the first render.
 * @param heading of that part; by default the h1 of the page
 */
export function useViewFocus(view: string, heading?: RefObject<HTMLElement | null>): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined || before === view) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const target = heading ? heading.current : document.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: false });
  }, [view, heading]);
}
