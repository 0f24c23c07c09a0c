import { navigate } from 'wouter/use-browser-location';
import { innerLink } from '../pages/innerLink.ts';

let following = false;

/**
 * Hands clicks on plain links to the router, so that components need no router; idempotent.
 * @param leave called before each navigation
 */
export function followLinks(leave: () => void = () => {}): void {
  if (following) return;
  following = true;
  document.addEventListener('click', (event) => {
    const inner = innerLink(event);
    if (!inner) return;
    event.preventDefault();
    leave();
    // Data that the next page can show at once; no page depends on it.
    navigate(inner.address, { state: JSON.parse(inner.link.dataset['state'] ?? 'null') as unknown });
  });
}
