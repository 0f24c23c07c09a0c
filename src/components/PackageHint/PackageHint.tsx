import { useTranslation } from 'react-i18next';
import type { QuoteHint } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import * as styles from './PackageHint.css.ts';

export type PackageHintProps = {
  hint: QuoteHint;
  /** The visitor chooses the larger, cheaper package. */
  onTake: (votes: number) => void;
};

/** More votes would cost less: shown before the visitor pays (decision D1). */
export function PackageHint({ hint, onTake }: PackageHintProps) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const count = hint.votes_count;
  return (
    <p className={styles.hint}>
      <span className={styles.words}>{t('hint.text', { count, total: format.money(hint.total_baisa) })}</span>
      <button type="button" className={styles.take} onClick={() => onTake(count)}>
        {t('hint.take', { count })}
      </button>
    </p>
  );
}
