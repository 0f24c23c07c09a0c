import { type ComponentType, lazy } from 'react';
import { onAccountPages, onEntryPages, type Screen, screenWords } from '../../domain/screenWords.ts';
import type { Area } from '../i18n/areas.ts';

/** Reloads when a chunk is missing, such as one of an older build. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** A page with its real effects, as one chunk. */
type Load = () => Promise<{ default: ComponentType }>;

const pages: Record<Screen, Load> = {
  vote: () => import('./screens/VoteScreen.tsx'),
  leaderboard: () => import('./screens/LeaderboardScreen.tsx'),
  voteNow: () => import('./screens/VoteNowScreen.tsx'),
  payment: () => import('./screens/PaymentScreen.tsx'),
  paymentSuccess: () => import('./screens/PaymentSuccessScreen.tsx'),
  contestant: () => import('./screens/ContestantScreen.tsx'),
  receipt: () => import('./screens/ReceiptScreen.tsx'),
  transparency: () => import('./screens/TransparencyScreen.tsx'),
  diagnostics: () => import('./screens/DiagnosticsScreen.tsx'),
  events: () => import('./screens/EventsScreen.tsx'),
  event: () => import('./screens/EventScreen.tsx'),
  competition: () => import('./screens/CompetitionScreen.tsx'),
  // Visitors of one of these pages usually open another.
  ...onAccountPages(() => import('./screens/AccountScreen.tsx')),
  ...onEntryPages(() => import('./screens/SubmissionsScreen.tsx')),
  register: () => import('./screens/RegisterScreen.tsx'),
  submit: () => import('./screens/SubmitScreen.tsx'),
  notFound: () => import('./screens/NotFoundScreen.tsx'),
};

export const fetchScreen = (name: Screen): Promise<unknown> => pages[name]();

export const areasOf = (name: Screen): readonly Area[] => screenWords[name];

export const screens = Object.fromEntries(
  Object.entries(pages).map(([name, load]): [string, ComponentType] => [
    name,
    lazy<ComponentType>(() =>
      load()
        .catch(() => import('./arrive.ts'))
        .catch(reloadPage),
    ),
  ]),
) as Record<Screen, ComponentType>;

/** Replaces the lazy first screen with the loaded one: `Suspense` would show an empty page for 300 ms. */
export async function loadScreen(name: Screen): Promise<void> {
  screens[name] = (await pages[name]()).default;
}
