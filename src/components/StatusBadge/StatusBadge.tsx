import ArrowUp from '@lucide/icons/icons/arrow-up';
import Ban from '@lucide/icons/icons/ban';
import CircleCheck from '@lucide/icons/icons/circle-check';
import CircleMinus from '@lucide/icons/icons/circle-minus';
import Clock from '@lucide/icons/icons/clock';
import X from '@lucide/icons/icons/x';
import { useTranslation } from 'react-i18next';
import type { EntryStanding } from '../../../domain/contract.ts';
import { shownState } from '../../../domain/submissionStanding.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatusBadge.css.ts';

const icons = {
  approved: CircleCheck,
  pending: Clock,
  rejected: X,
  submitted: ArrowUp,
  withdrawn: CircleMinus,
  disqualified: Ban,
};

export type StatusBadgeProps = {
  status: string;
  /** An entry that left the competition shows that instead. */
  standing?: EntryStanding;
};

/** Status of an entry: word, icon and colour (specification section 4). */
export function StatusBadge({ status, standing = 'in' }: StatusBadgeProps) {
  const { t } = useTranslation('entries');
  const shown = shownState(status, standing);
  return (
    <span className={styles.status[shown]}>
      <Icon of={icons[shown]} size="sm" />
      {t(`status.${shown}`)}
    </span>
  );
}
