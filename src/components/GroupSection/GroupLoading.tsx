import { useTranslation } from 'react-i18next';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './GroupSection.css.ts';

const CARDS = 6;

/** The place of a list that is on its way. */
export function GroupLoading() {
  const { t } = useTranslation('vote');
  return (
    <div className={styles.section}>
      <Skeleton kind="card" count={CARDS} label={t('group.loading')} />
    </div>
  );
}
