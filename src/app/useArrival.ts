import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** On a new route: to the top, and the focus on the heading, so that a screen reader says where it is. */
export function useArrival(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
}
