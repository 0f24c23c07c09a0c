import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePaths } from '../domain/routes.ts';
import { SiteShell } from '../src/app/SiteShell.tsx';
import { SectionTeller } from '../src/components/AppHeader/useSection.ts';
import { Footer } from '../src/components/Footer/Footer.tsx';
import { LiveRegions } from '../src/components/LiveRegions/LiveRegions.tsx';

type Props = { path: string; dark: boolean; children: ReactNode };

/** The site's shell around a page; its links lead nowhere. */
export function Shell({ path, dark, children }: Props) {
  const { t } = useTranslation('common');
  const [section, tellSection] = useState<string>();
  const preventNavigation = () => {};
  return (
    <SiteShell
      path={path}
      section={section}
      theme={dark ? 'dark' : 'light'}
      onTheme={preventNavigation}
      onLanguage={preventNavigation}
      after={
        <>
          <Footer
            supportHref="mailto:support@sawt.example"
            onLanguage={preventNavigation}
            version="1.0.0"
            versionHref={pagePaths.diagnostics}
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
        </>
      }
    >
      <SectionTeller value={tellSection}>{children}</SectionTeller>
    </SiteShell>
  );
}

/** Shows a page as a visitor of `path` sees it. */
export const withShell =
  (path: string): Decorator =>
  (Story, { globals }) => (
    <Shell path={path} dark={globals['theme'] === 'dark'}>
      <Story />
    </Shell>
  );
