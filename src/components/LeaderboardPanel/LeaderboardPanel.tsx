import Info from '@lucide/icons/icons/info';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupTabs, type GroupTabsProps } from '../GroupTabs/GroupTabs.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LeaderboardPanel.css.ts';

export type LeaderboardPanelProps = Omit<GroupTabsProps, 'children'> & {
  /** The current group: a LeaderboardTable or its placeholder. */
  children: ReactNode;
};

/** Group tabs, the score formula, and the ranking of the current group. */
export function LeaderboardPanel({ children, ...tabs }: LeaderboardPanelProps) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.panel}>
      <GroupTabs {...tabs}>
        <p className={styles.formula}>
          <Icon of={Info} size="sm" />
          {t('leaderboard.formula')}
        </p>
        <div className={styles.content}>{children}</div>
      </GroupTabs>
    </div>
  );
}
