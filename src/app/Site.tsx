import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { HOME_REDIRECT } from '../../domain/routes.ts';
import { SectionTeller } from '../components/AppHeader/useSection.ts';
import { type VoteNow, VoteNowTeller } from '../components/AppHeader/useVoteNow.ts';
import { announce } from '../components/LiveRegions/announcer.ts';
import type { Language } from '../i18n/language.ts';
import { chooseTheme, currentTheme, serverTheme, watchTheme } from '../theme/themeChoice.ts';
import { AwaitedPage } from './AwaitedPage.tsx';
import { Arrival } from './Arrival.tsx';
import { laterPart } from '../parts/laterPart.ts';
import { screens } from './pages.tsx';
import { screenAt } from './screenAt.ts';
import { SiteShell } from './SiteShell.tsx';
import { useHydrated } from './useHydrated.ts';

/** Loaded in parallel with the first page. */
const SiteFooter = laterPart(() => import('./SiteFooter.tsx'));
const AccountMenu = laterPart(() => import('./screens/AccountMenuScreen.tsx'));

/** The site in the browser: page, header and footer. */
export function Site() {
  const { t, i18n } = useTranslation('common');
  const path = usePathname();
  const [section, tellSection] = useState<string>();
  const voteNow = useRef<VoteNow>(undefined);
  const tellVoteNow = useCallback((next: VoteNow | undefined) => void (voteNow.current = next), []);
  const onVoteNow = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!voteNow.current || opensElsewhere) return;
    event.preventDefault();
    voteNow.current();
  };
  const theme = useSyncExternalStore(watchTheme, currentTheme, serverTheme);
  const hydrated = useHydrated();
  const onLanguage = async (language: Language) => {
    try {
      const part = await import('./changeLanguage.ts');
      await part.changeLanguage(i18n, language);
    } catch {
      announce(t('language.failed'), 'assertive');
    }
  };
  return (
    <SiteShell
      path={path}
      section={section}
      theme={theme}
      onTheme={chooseTheme}
      onLanguage={(language) => void onLanguage(language)}
      onVoteNow={onVoteNow}
      account={hydrated && <AccountMenu path={path} />}
      menuAccount={<AccountMenu path={path} inMenu />}
      after={
        hydrated && (
          <SiteFooter current={section ?? path} onLanguage={(language) => void onLanguage(language)} />
        )
      }
    >
      <SectionTeller value={tellSection}>
        <VoteNowTeller value={tellVoteNow}>
          <Page path={path} />
        </VoteNowTeller>
      </SectionTeller>
    </SiteShell>
  );
}

/** Nested as in `firstPaint.tsx`. Memoized, so that changes around it do not interrupt hydration. */
const Page = memo(function Page({ path }: { path: string }) {
  if (path === '/') return <ToHome />;
  const Screen = screens[screenAt(path)];
  return (
    <Suspense fallback={<AwaitedPage />}>
      <Screen key={path} />
      <Arrival path={path} />
    </Suspense>
  );
});

function ToHome() {
  useEffect(() => navigate(HOME_REDIRECT, { replace: true }), []);
  return null;
}
