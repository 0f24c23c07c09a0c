import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trend } from '../../../domain/ranking.ts';
import * as styles from './RankTrend.css.ts';

export type RankTrendProps = { trend: Trend };

const shapes: Record<Trend, string> = {
  up: 'M5 1 9.5 9h-9z',
  down: 'M5 9 .5 1h9z',
  steady: 'M0 4h10v2H0z',
};

/** Trend of a contestant: a shape and a word, so that colour is never the only sign. */
export const RankTrend = memo(function RankTrend({ trend }: RankTrendProps) {
  const { t } = useTranslation('vote');
  return (
    <span className={styles.direction[trend]}>
      <svg aria-hidden="true" className={styles.shape} viewBox="0 0 10 10">
        <path d={shapes[trend]} />
      </svg>
      {t(`trend.${trend}`)}
    </span>
  );
});
