import { type AccountPage, accountPaths } from './accountPaths.ts';
import type { PageName } from './routes.ts';

/** What shows a page in the browser. */
export type Screen = PageName | 'notFound';

/** The same for each page of accounts. */
export const onAccountPages = <Each>(each: Each) =>
  Object.fromEntries(Object.keys(accountPaths).map((page) => [page, each])) as Record<AccountPage, Each>;

const buying = ['vote', 'pay'] as const;
const checking = ['receipt'] as const;
const browsing = ['events'] as const;

/** The words that a screen speaks besides those of every page: files of each language's folder of `locales`. */
export const screenWords = {
  vote: ['vote'],
  leaderboard: buying,
  voteNow: buying,
  payment: buying,
  paymentSuccess: buying,
  receipt: checking,
  transparency: checking,
  events: browsing,
  event: browsing,
  competition: browsing,
  ...onAccountPages(['account', 'errors'] as const),
  notFound: [],
} as const satisfies Record<Screen, readonly string[]>;
