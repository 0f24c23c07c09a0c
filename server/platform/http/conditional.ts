/** Whether an If-None-Match header names an ETag, or any with `*`. Weak and strong forms count as equal. */
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
