import { accountPaths } from './accountPaths.ts';
import { submissionPaths } from './submissionPaths.ts';

/**
 * The path patterns of all pages, for the router, the server's status codes and the reserved slugs. A
 * segment with a colon matches any text that is not empty.
 */
export const pagePaths = {
  vote: '/vote',
  leaderboard: '/user/voting',
  voteNow: '/user/vote-now',
  payment: '/user/payment',
  paymentSuccess: '/user/payment-success',
  contestant: '/contestant/:id',
  receipt: '/receipt/:code',
  transparency: '/transparency',
  diagnostics: '/diagnostics',
  events: '/events',
  ...accountPaths,
  ...submissionPaths,
  register: '/:eventName/:competitionName/register',
  submit: '/:eventName/:competitionName/submit/:id',
  event: '/:eventSlug',
  competition: '/:eventName/:competitionName',
} as const;

export type PageName = keyof typeof pagePaths;

/** Target of `/` (decision D30). */
export const HOME_REDIRECT = pagePaths.vote;

/** Path of the vote page without data. The service worker caches it, to show it offline. */
export const SHELL_PATH = '/shell';

/** Path of the page that a preview link opens (decision D231). */
export const PREVIEW_PATH = '/preview';

/** Where a link in news ends them, below a path that no slug can have; its token follows (decision D246). */
export const UNSUBSCRIBE_PATH = '/contact-link/unsubscribe';

/** The path of the short link in a text message with news; its code follows (decision D246). */
export const NEWS_LINK_PATH = '/n';

/** First path segments that no event or content page may have as its slug (decision D33). */
export const reservedSegments: readonly string[] = [
  'vote',
  'events',
  'contestant',
  'user',
  'login',
  'forget-password',
  'new-password',
  'dashboard',
  'submissions',
  'submission-details',
  'profile',
  'edit-password',
  'edit-email',
  'edit-phone',
  'contact-link',
  'receipt',
  'transparency',
  'diagnostics',
  'pay',
  'setup',
  'preview',
  'n',
  'staff',
  'judge',
  'api',
  'assets',
  'images',
  'shell',
  'healthz',
  'readyz',
];

/**
 * The page whose pattern matches a path without query, or undefined. Ignores a trailing slash. `event` and
 * `competition` match by shape alone: only the catalogue knows whether they exist.
 */
export function pageAt(path: string): PageName | undefined {
  return (Object.keys(pagePaths) as PageName[]).find((name) => matches(pagePaths[name], path));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  );
}

/** The segments of a path, ignoring a trailing slash. */
export function segmentsOf(path: string): string[] {
  return (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
}
