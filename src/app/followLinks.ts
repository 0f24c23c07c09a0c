import { navigate } from 'wouter/use-browser-location';
import { innerLink } from '../pages/innerLink.ts';
import { notePlace } from './places.ts';

let following = false;

/** Components write plain links; this hands clicks on them to the router, so that no component knows one. */
export function followLinks(): void {
  if (following) return;
  following = true;
  document.addEventListener('click', (event) => {
    const inner = innerLink(event);
    if (!inner) return;
    event.preventDefault();
    notePlace();
    // What the page of the link is to know of it from the start; no page depends on it.
    navigate(inner.address, { state: JSON.parse(inner.link.dataset['state'] ?? 'null') as unknown });
  });
}
