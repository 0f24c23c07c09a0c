import { useEffect } from 'react';

/** What the visitor saw last; the first page of a visit is arrived at by the browser itself. */
let shown = window.location.pathname;

/** On a new route, once its page is there: to the top, and the focus on the heading, so that a screen reader says where it is. */
export function Arrival({ path }: { path: string }) {
  useEffect(() => {
    if (shown === path) return;
    shown = path;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
