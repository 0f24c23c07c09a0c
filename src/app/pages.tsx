import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
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
const checking: readonly Area[] = ['receipt'];

const pages: Record<PageName | 'notFound', Page> = {
  vote: { areas: voting, load: () => import('./screens/VoteScreen.tsx') },
  leaderboard: { areas: buying, load: () => import('./screens/LeaderboardScreen.tsx') },
  voteNow: { areas: buying, load: () => import('./screens/VoteNowScreen.tsx') },
  payment: { areas: buying, load: () => import('./screens/PaymentScreen.tsx') },
  paymentSuccess: { areas: buying, load: () => import('./screens/PaymentSuccessScreen.tsx') },
  receipt: { areas: checking, load: () => import('./screens/ReceiptScreen.tsx') },
  transparency: { areas: checking, load: () => import('./screens/TransparencyScreen.tsx') },
  events: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
  event: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
  competition: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
  notFound: { areas: [], load: () => import('./screens/NotFoundScreen.tsx') },
};

export type ScreenName = keyof typeof pages;

export const areasOf = (name: ScreenName) => pages[name].areas;
export const loadScreen = (name: ScreenName) => pages[name].load();

export const screens = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [name, lazy(page.load)]),
) as Record<ScreenName, LazyExoticComponent<ComponentType>>;
