import ArrowUp from '@lucide/icons/icons/arrow-up';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Clock from '@lucide/icons/icons/clock';
import X from '@lucide/icons/icons/x';
import { useTranslation } from 'react-i18next';
import { shownStatus } from '../../../domain/submissionStanding.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatusBadge.css.ts';

const icons = { approved: CircleCheck, pending: Clock, rejected: X, submitted: ArrowUp };

/** Status of an entry: word, icon and colour (specification section 4). */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('entries');
  const shown = shownStatus(status);
  return (
    <span className={styles.status[shown]}>
      <Icon of={icons[shown]} size="sm" />
      {t(`status.${shown}`)}
    </span>
  );
}
