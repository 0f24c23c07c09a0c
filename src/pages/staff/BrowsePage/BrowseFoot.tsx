import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { BrowseArea } from './browseArea.ts';
import * as styles from './BrowsePage.css.ts';

type Props = {
  area: BrowseArea;
  /** How many rows are shown. */
  count: number;
  /** When they were loaded (UTC ms). */
  loadedAt: number;
  more: 'offered' | 'loading' | 'failed' | 'none';
  onMore: () => void;
};

/** How many rows there are, as of when, and the way to more. */
export function BrowseFoot({ area, count, loadedAt, more, onMore }: Props) {
  const { t } = useTranslation(area);
  const { date, timeOfDay, zone } = useFormat();
  const time = { date: date(loadedAt), time: timeOfDay(loadedAt), zone: zone(loadedAt) };
  return (
    <div className={styles.foot}>
      {(more === 'offered' || more === 'loading') && (
        <Button variant="secondary" busy={more === 'loading' ? t('loadingMore') : undefined} onClick={onMore}>
          {t('more')}
        </Button>
      )}
      <p className={styles.count}>
        {t('shown', { count })} {more === 'none' && t('end')} {t('asOf', time)}
      </p>
    </div>
  );
}
