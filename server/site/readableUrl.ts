/** First segments of files and calls: an unknown address below them is no page. */
const fileSegments = new Set(['api', 'assets', 'images']);

export const isPagePath = (path: string): boolean => !fileSegments.has(path.split('/')[1] ?? '');

/** No page has this many segments. */
const NO_PAGE = '/-/-/-/-';

/**
 * Makes a URL readable for the router, which refuses a broken escape, such as `%zz` or half a character, as a
 * bad request. A visitor with a truncated link gets a page instead.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', query] = url.split('?', 2);
  if (!isPagePath(path) || isReadable(path)) return url;
  return query === undefined ? NO_PAGE : `${NO_PAGE}?${query}`;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
