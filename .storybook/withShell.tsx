import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_REDIRECT, pagePaths } from '../domain/routes.ts';
import * as styles from '../src/app/SiteShell.css.ts';
import { AppHeader } from '../src/components/AppHeader/AppHeader.tsx';
import { SectionTeller } from '../src/components/AppHeader/sectionTeller.ts';
import { Footer } from '../src/components/Footer/Footer.tsx';
import { LiveRegions } from '../src/components/LiveRegions/LiveRegions.tsx';
import { SkipLink } from '../src/components/SkipLink/SkipLink.tsx';

type Props = { path: string; dark: boolean; children: ReactNode };

/** The site around a page; nothing in it leads anywhere. */
function Shell({ path, dark, children }: Props) {
  const { t } = useTranslation('common');
  const [section, tellSection] = useState<string>();
  const stay = () => {};
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
        section={section}
        homeHref={HOME_REDIRECT}
        voteHref={pagePaths.vote}
        theme={dark ? 'dark' : 'light'}
        onTheme={stay}
        onLanguage={stay}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <SectionTeller value={tellSection}>{children}</SectionTeller>
      </main>
      <Footer
        supportHref="mailto:support@sawt.example"
        onLanguage={stay}
        version="1.0.0"
        current={section ?? path}
        links={[
          { href: pagePaths.events, label: t('nav.events') },
          { href: '/about', label: t('footer.about') },
          { href: '/terms', label: t('footer.terms') },
          { href: '/privacy', label: t('footer.privacy') },
          { href: pagePaths.transparency, label: t('footer.transparency') },
        ]}
      />
      <LiveRegions />
    </div>
  );
}

/** Shows a page as the visitor of `path` sees it. */
export const withShell =
  (path: string): Decorator =>
  (Story, { globals }) => (
    <Shell path={path} dark={globals['theme'] === 'dark'}>
      <Story />
    </Shell>
  );
