import { afterFirstPage } from './afterFirstPage.ts';
import { followLinks } from './followLinks.ts';
import { rememberPlaces, restorePlace, startPlace } from './places.ts';

/** Comes with what every page comes with, so that it is there when a page is not. */
export { MissingPage as default } from './MissingPage.tsx';

/** What the visitor saw last; the first page of a visit is arrived at by the browser itself. */
let shown: string | undefined;

/** To the place where one was, or to the top; and the focus on the heading, so that a screen reader says where it is. */
export function arrive(path: string): void {
  if (shown === path) return;
  const isFirst = shown === undefined;
  shown = path;
  rememberPlaces();
  followLinks();
  if (!restorePlace()) {
    startPlace();
    if (!isFirst) window.scrollTo(0, 0);
  }
  if (isFirst) return afterFirstPage();
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
