import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreWeights } from '../../../domain/contract.ts';
import * as styles from './ScoreFormula.css.ts';

export type ScoreFormulaProps = {
  /** The round's shares. */
  weights: ScoreWeights;
  /** The group no longer takes votes: its bars are grey. */
  closed?: boolean;
};

/** How the combined score is made, with the colours of the two parts of its bar. */
export const ScoreFormula = memo(function ScoreFormula({ weights, closed = false }: ScoreFormulaProps) {
  const { t } = useTranslation('vote');
  const votes = (
    <>
      <span aria-hidden="true" className={closed ? styles.key.closed : styles.key.votes} />
      {t('score.votes')}
    </>
  );
  return (
    <p className={styles.formula}>
      {t('score.combined')}
      {' = '}
      {weights.judges_percent > 0 && (
        <>
          <span className={styles.term}>
            <span aria-hidden="true" className={styles.key.judges} />
            {t('score.judges')}
          </span>
          {' + '}
        </>
      )}
      <span className={styles.term}>{votes}</span>
    </p>
  );
});
