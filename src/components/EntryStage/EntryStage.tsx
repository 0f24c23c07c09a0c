import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './EntryStage.css.ts';

type Props = {
  /** The one h1 of the page. */
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** Heights of the stage's five bars, as percentages of the tallest. Not the logo's exact proportions. */
const heights = [44, 66, 100, 78, 55];

/** A login or password page: the form and, where it fits, a stage beside it. */
export function EntryStage({ title, lead, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.split}>
      <div className={styles.column}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      <div className={styles.hall}>
        <p className={styles.promise}>{t('stage')}</p>
        <div className={styles.bars} aria-hidden>
          {heights.map((height) => (
            <span key={height} className={styles.bar} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
