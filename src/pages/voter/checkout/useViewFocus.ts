import { useEffect, useRef } from 'react';

/** Where a part of the page that held the focus gave way to another one, the heading takes it. Not on arrival. */
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
