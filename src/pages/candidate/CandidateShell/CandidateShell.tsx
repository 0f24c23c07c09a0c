import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SidebarNav } from '../../../components/SidebarNav/SidebarNav.tsx';
import * as styles from './CandidateShell.css.ts';

export type ShellProps = {
  user: { full_name: string; image_url: string | null };
  /** Path of the current page. */
  path: string;
};

type Props = ShellProps & {
  /** The one h1 of the page. */
  title: ReactNode;
  lead?: ReactNode;
  /** One action at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every page behind a login. */
export function CandidateShell({ user, path, title, lead, action, children }: Props) {
  const { t } = useTranslation('account');
  const nav = <SidebarNav user={user} path={path} />;
  return (
    <div className={styles.shell}>
      <div className={styles.wide}>{nav}</div>
      <details className={styles.narrow}>
        <summary className={styles.summary}>
          {t('shell.menu')}
          <Icon of={ChevronDown} size="sm" />
        </summary>
        {nav}
      </details>
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
