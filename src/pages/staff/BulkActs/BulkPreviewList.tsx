import { useTranslation } from 'react-i18next';
import type { BulkPreview } from '../../../../domain/staff/bulk.ts';
import * as styles from './BulkActs.css.ts';

/** The rows that an act would change, and those that it leaves out, with the reason. */
export function BulkPreviewList({ preview, effect }: { preview: BulkPreview; effect: string }) {
  const { t } = useTranslation('staff');
  const { acts, skipped } = preview;
  return (
    <div className={styles.lists}>
      {acts.length > 0 && <p className={styles.quiet}>{effect}</p>}
      {acts.length > 0 && (
        <ul className={styles.list}>
          {acts.map(({ key, name, mayWait }) => (
            <li key={key}>
              <bdi>{name}</bdi>
              {mayWait && <span className={styles.reason}>{t('bulk.mayWait')}</span>}
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('bulk.skipped', { count: skipped.length })}</h3>
          <ul className={styles.list}>
            {skipped.map(({ key, name, reason }) => (
              <li key={key}>
                <bdi>{name}</bdi>
                <span className={styles.reason}>{t(`bulk.reason.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
