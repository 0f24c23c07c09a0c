import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** The address inside this site that a click leads to, or undefined where the browser must follow it itself. */
function innerAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return samePage && url.hash ? undefined : url.pathname + url.search + url.hash;
}

/** Components write plain links; this hands clicks on them to the router, so that no component knows one. */
export function useLinkNavigation(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = innerAddress(event);
      if (!address) return;
      event.preventDefault();
      navigate(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
