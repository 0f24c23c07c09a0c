import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_REDIRECT, pagePaths } from '../../domain/routes.ts';
import { AppHeader } from '../components/AppHeader/AppHeader.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import type { Language } from '../i18n/language.ts';
import type { Theme } from '../theme/themeChoice.ts';
import * as styles from './SiteShell.css.ts';

type Props = {
  path: string;
  /** Path of the parent page in the menu. */
  section?: string | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  onVoteNow?: ((event: MouseEvent) => void) | undefined;
  account?: ReactNode;
  children: ReactNode;
  /** Rendered after the page. */
  after?: ReactNode;
};

/** Header and main element of every page, rendered by the server and the browser. */
export function SiteShell({
  path,
  section,
  theme,
  onTheme,
  onLanguage,
  onVoteNow,
  account,
  children,
  after,
}: Props) {
  const { t } = useTranslation('common');
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
        onVoteNow={onVoteNow}
        theme={theme}
        onTheme={onTheme}
        onLanguage={onLanguage}
        account={account}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {after}
    </div>
  );
}
