/** Whether an If-None-Match header names this ETag, weak or strong, or is `*`, which matches every ETag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  const strong = tag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === strong);
}

/** Whether an Accept-Encoding header names this encoding without forbidding it; `*` does not count. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'gzip' | 'br'): boolean {
  if (typeof header !== 'string') return false;
  const range = header.split(',').find((each) => each.split(';')[0]?.trim().toLowerCase() === encoding);
  return range !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(range);
}
