import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { HOME_REDIRECT, pageAt, pagePaths } from '../../domain/routes.ts';
import { AppHeader } from '../components/AppHeader/AppHeader.tsx';
import { announce } from '../components/LiveRegions/announcer.ts';
import { LiveRegions } from '../components/LiveRegions/LiveRegions.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import type { Language } from '../i18n/language.ts';
import { chooseTheme, currentTheme, watchTheme } from '../theme/themeChoice.ts';
import { Arrival } from './Arrival.tsx';
import { lazyPart } from './lazyPart.ts';
import { screens } from './pages.tsx';
import * as styles from './Site.css.ts';

/** Fetched beside the first page, not before it. */
const SiteFooter = lazyPart(() => import('./SiteFooter.tsx'));
const AccountMenu = lazyPart(() => import('./screens/AccountMenuScreen.tsx'));

/** The shell around every page: header, the page of the address, footer, and what speaks to screen readers. */
export function Site() {
  const { t, i18n } = useTranslation('common');
  const path = usePathname();
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const onLanguage = async (language: Language) => {
    try {
      const { changeLanguage } = await import('./changeLanguage.ts');
      await changeLanguage(i18n, language);
    } catch {
      announce(t('language.failed'), 'assertive');
    }
  };
  return (
    <div className={styles.site}>
      <SkipLink />
      <AppHeader
        items={[
          { href: pagePaths.vote, label: t('nav.vote') },
          { href: pagePaths.events, label: t('nav.events') },
          { href: pagePaths.leaderboard, label: t('nav.leaderboard') },
        ]}
        path={path}
        homeHref={HOME_REDIRECT}
        voteHref={pagePaths.vote}
        theme={theme}
        onTheme={chooseTheme}
        onLanguage={(language) => void onLanguage(language)}
        account={
          <Suspense>
            <AccountMenu path={path} />
          </Suspense>
        }
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Page path={path} />
      </main>
      <Suspense>
        <SiteFooter onLanguage={(language) => void onLanguage(language)} />
      </Suspense>
      <LiveRegions />
    </div>
  );
}

function Page({ path }: { path: string }) {
  if (path === '/') return <ToHome />;
  const Screen = screens[pageAt(path) ?? 'notFound'];
  return (
    <Suspense>
      <Screen key={path} />
      <Arrival path={path} />
    </Suspense>
  );
}

function ToHome() {
  useEffect(() => navigate(HOME_REDIRECT, { replace: true }), []);
  return null;
}
