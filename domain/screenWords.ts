import { type AccountPage, accountPaths } from './accountPaths.ts';
import type { PageName } from './routes.ts';
import { submissionPaths } from './submissionPaths.ts';

/** Name of a screen: the page that it shows, or `notFound` for an unknown path. */
export type Screen = PageName | 'notFound';

/** A record with the same value for each account page. */
export const onAccountPages = <Each>(each: Each) =>
  Object.fromEntries(Object.keys(accountPaths).map((page) => [page, each])) as Record<AccountPage, Each>;

type EntryPage = keyof typeof submissionPaths | 'dashboard';

/** A record with the same value for the dashboard and each page of the candidate's entries. */
export const onEntryPages = <Each>(each: Each) =>
  Object.fromEntries(['dashboard', ...Object.keys(submissionPaths)].map((page) => [page, each])) as Record<
    EntryPage,
    Each
  >;

const buying = ['vote', 'pay'] as const;
const checking = ['receipt'] as const;
const browsing = ['events'] as const;

/** The locale files that each screen needs, besides the common one. */
export const screenWords = {
  vote: ['vote'],
  leaderboard: buying,
  voteNow: buying,
  payment: buying,
  paymentSuccess: buying,
  contestant: ['vote'],
  receipt: checking,
  transparency: checking,
  diagnostics: ['diagnostics'],
  events: browsing,
  event: browsing,
  competition: browsing,
  ...onAccountPages(['account', 'errors'] as const),
  ...onEntryPages(['account', 'entries'] as const),
  register: ['account', 'entries', 'errors', 'events'],
  submit: ['account', 'entries', 'errors'],
  notFound: [],
} as const satisfies Record<Screen, readonly string[]>;
