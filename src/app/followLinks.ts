import { navigate } from 'wouter/use-browser-location';

type Inner = { address: string; link: HTMLAnchorElement };

/** The address inside this site that a click leads to, or undefined where the browser must follow it itself. */
function innerLink(event: MouseEvent): Inner | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return samePage && url.hash ? undefined : { address: url.pathname + url.search + url.hash, link };
}

let following = false;

/** Components write plain links; this hands clicks on them to the router, so that no component knows one. */
export function followLinks(): void {
  if (following) return;
  following = true;
  document.addEventListener('click', (event) => {
    const inner = innerLink(event);
    if (!inner) return;
    event.preventDefault();
    // What the page of the link is to know of it from the start; no page depends on it.
    navigate(inner.address, { state: JSON.parse(inner.link.dataset['state'] ?? 'null') as unknown });
  });
}
