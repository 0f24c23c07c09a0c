import { lazy, type ComponentType } from 'react';
import type { PageName } from '../../domain/routes.ts';
import type { Area } from '../i18n/areas.ts';

type Page = {
  /** The words it speaks besides the shell's. */
  areas: readonly Area[];
  /** The page joined to its real effects: one chunk, fetched once. */
  load: () => Promise<{ default: ComponentType }>;
};

const voting: readonly Area[] = ['vote'];
const buying: readonly Area[] = ['vote', 'pay'];
const browsing: readonly Area[] = ['events'];
const checking: readonly Area[] = ['receipt'];
/** Who comes to one of these pages goes on to the next. */
const account: Page = { areas: ['account', 'errors'], load: () => import('./screens/AccountScreen.tsx') };

const pages: Record<PageName | 'notFound', Page> = {
  vote: { areas: voting, load: () => import('./screens/VoteScreen.tsx') },
  leaderboard: { areas: buying, load: () => import('./screens/LeaderboardScreen.tsx') },
  voteNow: { areas: buying, load: () => import('./screens/VoteNowScreen.tsx') },
  payment: { areas: buying, load: () => import('./screens/PaymentScreen.tsx') },
  paymentSuccess: { areas: buying, load: () => import('./screens/PaymentSuccessScreen.tsx') },
  receipt: { areas: checking, load: () => import('./screens/ReceiptScreen.tsx') },
  transparency: { areas: checking, load: () => import('./screens/TransparencyScreen.tsx') },
  events: { areas: browsing, load: () => import('./screens/EventsScreen.tsx') },
  event: { areas: browsing, load: () => import('./screens/EventScreen.tsx') },
  competition: { areas: browsing, load: () => import('./screens/CompetitionScreen.tsx') },
  login: account,
  forgotPassword: account,
  newPassword: account,
  dashboard: account,
  profile: account,
  editPassword: account,
  notFound: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
};

export type ScreenName = keyof typeof pages;

/** A page that cannot be fetched, such as one of an older site, is asked for by the browser itself. */
function startAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

export const areasOf = (name: ScreenName) => pages[name].areas;

export const screens = Object.fromEntries(
  Object.entries(pages).map(([name, { load }]): [string, ComponentType] => [
    name,
    lazy(() => load().catch(startAnew)),
  ]),
) as Record<ScreenName, ComponentType>;

/** Fetched before it is shown, the first page is no longer awaited: else its place would stay empty for a third of a second. */
export async function loadScreen(name: ScreenName): Promise<void> {
  screens[name] = (await pages[name].load()).default;
}
