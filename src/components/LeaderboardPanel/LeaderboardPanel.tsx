import type { ReactNode } from 'react';
import type { ScoreWeights } from '../../../domain/contract.ts';
import { GroupTabs, type GroupTabsProps } from '../GroupTabs/GroupTabs.tsx';
import { ScoreFormula } from '../ScoreFormula/ScoreFormula.tsx';
import * as styles from './LeaderboardPanel.css.ts';

export type LeaderboardPanelProps = Omit<GroupTabsProps, 'children'> & {
  /** The round's shares; undefined for sample data. */
  weights: ScoreWeights | undefined;
  /** The current group: a LeaderboardTable or its placeholder. */
  children: ReactNode;
};

/** Group tabs, the score formula, and the ranking of the current group. */
export function LeaderboardPanel({ weights, children, ...tabs }: LeaderboardPanelProps) {
  const current = tabs.groups.find(({ number }) => number === tabs.current);
  return (
    <div className={styles.panel}>
      <GroupTabs {...tabs}>
        {weights && (
          <div className={styles.formula}>
            <ScoreFormula weights={weights} closed={current?.status === 'closed'} />
          </div>
        )}
        <div className={styles.content}>{children}</div>
      </GroupTabs>
    </div>
  );
}
