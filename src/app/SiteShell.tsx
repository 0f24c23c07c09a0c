import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_REDIRECT, pagePaths } from '../../domain/routes.ts';
import { AppHeader } from '../components/AppHeader/AppHeader.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import * as styles from './SiteShell.css.ts';

type Props = Omit<ComponentProps<typeof AppHeader>, 'items' | 'homeHref' | 'voteHref'> & {
  children: ReactNode;
  /** Rendered after the page. */
  after?: ReactNode;
};

/** Header and main element of every page, rendered by the server and the browser. */
export function SiteShell({ children, after, ...header }: Props) {
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
        homeHref={HOME_REDIRECT}
        voteHref={pagePaths.vote}
        {...header}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {after}
    </div>
  );
}
