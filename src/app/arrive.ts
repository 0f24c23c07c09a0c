import { followLinks } from './followLinks.ts';
import { notePlace, rememberPlaces, restorePlace, startPlace } from './places.ts';
import { afterFirstPage } from './afterFirstPage.ts';

/** Part of a chunk that every page loads, so that it is available when a page is not. */
export { MissingPage as default } from './MissingPage.tsx';

/** Path of the previous page; undefined before the first one, which the browser opened. */
let shown: string | undefined;

/** Restores the scroll position or scrolls to the top, and focuses the heading for screen readers. */
export function arrive(path: string): void {
  if (shown === path) return;
  const isFirst = shown === undefined;
  shown = path;
  rememberPlaces();
  followLinks(notePlace);
  if (!restorePlace()) {
    startPlace();
    if (!isFirst) window.scrollTo(0, 0);
  }
  if (isFirst) return afterFirstPage();
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
