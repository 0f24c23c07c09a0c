/** Whether an address is that of the present page for another competition, which for the router is no new page. */
const leadsToOtherBoard = ({ pathname, searchParams }: URL) =>
  pathname === window.location.pathname &&
  searchParams.get('competition') !== new URLSearchParams(window.location.search).get('competition');

export type InnerLink = { address: string; link: HTMLAnchorElement };

/** The internal address that a click leads to; undefined where the browser must handle the click. */
export function innerLink(event: MouseEvent): InnerLink | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  if (leadsToOtherBoard(url)) return undefined;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return samePage && url.hash ? undefined : { address: url.pathname + url.search + url.hash, link };
}
