import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './ParticipantCard.css.ts';

type Props = { rank: number };

/** A contestant's place, in a size that fits its digits; a dash without a place. */
export const Rank = memo(function Rank({ rank }: Props) {
  const { t } = useTranslation('vote');
  const digits = Math.min(3, String(rank).length) as keyof typeof styles.rankDigits;
  if (rank === 0)
    return (
      <p aria-hidden="true" className={`${styles.rank} ${styles.rankDigits[1]}`}>
        –
      </p>
    );
  return (
    <p className={`${styles.rank} ${styles.rankDigits[digits]} ${rank === 1 ? styles.firstRank : ''}`}>
      <span className={visuallyHidden}>{t('card.rank', { rank })}</span>
      <span aria-hidden="true">{rank}</span>
    </p>
  );
});
