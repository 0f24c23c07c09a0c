import { useEffect, useRef } from 'react';

/** Focuses the heading when the part of the page that had the focus is replaced; not on the first render. */
export function useViewFocus(view: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined || before === view) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: false });
  }, [view]);
}
