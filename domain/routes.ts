import { accountPaths } from './accountPaths.ts';
import { submissionPaths } from './submissionPaths.ts';

/**
 * The pages of the site that exist, for the site's router, the server's status codes and reserved slugs alike.
 * A segment that begins with a colon stands for any text.
 */
export const pagePaths = {
  vote: '/vote',
  leaderboard: '/user/voting',
  voteNow: '/user/vote-now',
  payment: '/user/payment',
  paymentSuccess: '/user/payment-success',
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

/** Where `/` leads (decision D30). */
export const HOME_REDIRECT = pagePaths.vote;

/** The page that browsers keep to show the vote without a network: the vote's, without anything that grows old. */
export const SHELL_PATH = '/shell';

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
  'edit-email',
  'edit-phone',
  'contact-link',
  'receipt',
  'transparency',
  'diagnostics',
  'pay',
  'api',
  'assets',
  'images',
  'shell',
  'healthz',
  'readyz',
];

/**
 * The page at a path (without query), or undefined where there is none. A trailing slash makes no difference.
 * `event` and `competition` say no more than the shape of the path: whether there is such an event, a content page of
 * that slug or nothing is known to the catalogue alone.
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

/** The pieces of a path; a trailing slash makes none. */
export function segmentsOf(path: string): string[] {
  return (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
}
