/** The pages of the site that exist, for the site's router, the server's status codes and reserved slugs alike. */
export const pagePaths = { vote: '/vote' } as const;

export type PageName = keyof typeof pagePaths;

/** Where `/` leads (decision D30). */
export const HOME_REDIRECT = pagePaths.vote;

/** First path segments that no slug may take (decision D33): pages of now and later, and what the server answers. */
export const reservedSegments: readonly string[] = [
  'vote',
  'events',
  'user',
  'login',
  'forget-password',
  'new-password',
  'dashboard',
  'submissions',
  'submission-details',
  'profile',
  'edit-password',
  'receipt',
  'transparency',
  'diagnostics',
  'pay',
  'api',
  'assets',
  'images',
  'healthz',
  'readyz',
];

/** The page at a path (without query), or undefined where there is none. A trailing slash makes no difference. */
export function pageAt(path: string): PageName | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return (Object.keys(pagePaths) as PageName[]).find((name) => pagePaths[name] === plain);
}
