import { useTranslation } from 'react-i18next';
import type { BulkPreview } from '../../../../domain/staff/bulk.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { BulkOutcome, BulkResult } from '../../../machines/bulkAct/bulkActMachine.ts';
import * as styles from './BulkActs.css.ts';

const outcomes: readonly BulkOutcome[] = ['done', 'asked', 'gone'];

/** What an act on many rows did: how many of each outcome, and each row that was refused, with the reason. */
export function BulkSummary({ preview, results }: { preview: BulkPreview; results: readonly BulkResult[] }) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const refused = results.flatMap((result) => ('refused' in result ? [result] : []));
  const left = preview.acts.length - results.length;
  const counted = outcomes.flatMap((outcome) => {
    const count = results.filter((result) => 'outcome' in result && result.outcome === outcome).length;
    return count > 0 ? [{ outcome, count }] : [];
  });
  return (
    <div className={styles.lists}>
      <ul className={styles.list}>
        {counted.map(({ outcome, count }) => (
          <li key={outcome}>{t(`bulk.outcome.${outcome}`, { count })}</li>
        ))}
        {left > 0 && <li>{t('bulk.outcome.left', { count: left })}</li>}
        {preview.skipped.length > 0 && <li>{t('bulk.skipped', { count: preview.skipped.length })}</li>}
      </ul>
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('bulk.refused', { count: refused.length })}</h3>
          <ul className={styles.list}>
            {refused.map(({ row, refused: reason }) => (
              <li key={row.key}>
                <bdi>{row.name}</bdi>
                {reason && <span className={styles.reason}>{words.formError(reason)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
