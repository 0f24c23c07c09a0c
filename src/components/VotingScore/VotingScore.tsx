import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { numberBox } from '../../theme/layout.css.ts';
import * as styles from './VotingScore.css.ts';

export type VotingScoreProps = {
  /** Percent points. */
  score: number;
  /** The round's voting percent: the most that the score can reach. */
  max: number;
};

/** The voting score and what it is out of. Each vote changes it; the words around it do not render again. */
export function VotingScore({ score, max }: VotingScoreProps) {
  const format = useFormat();
  return (
    <span className={styles.line}>
      <Label />
      <span className={styles.place}>
        <span className={`${styles.figure} ${numberBox}`}>{format.percent3(score)}</span>
      </span>
      <OutOf max={max} />
    </span>
  );
}

const Label = memo(function Label() {
  const { t } = useTranslation('vote');
  return <span>{t('score.short.votes')} </span>;
});

const OutOf = memo(function OutOf({ max }: { max: number }) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  return <span> {t('score.outOf', { max: format.percent(max) })}</span>;
});
