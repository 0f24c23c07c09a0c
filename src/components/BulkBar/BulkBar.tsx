import X from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './BulkBar.css.ts';

export type BulkBarProps = {
  /** The caption of the table. */
  table: string;
  /** How many rows are chosen; the bar shows from one on. */
  count: number;
  onClear: () => void;
  /** The acts on the chosen rows. */
  children: ReactNode;
};

/** How many rows are chosen, and what can be done with them. It stays in sight while its table is. */
export function BulkBar({ table, count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.place}>
      {/* The live region exists before its first count. */}
      <section aria-label={t('bulk.label', { table })} className={count > 0 ? styles.bar : undefined}>
        <output className={styles.count}>{count > 0 && t('bulk.chosen', { count })}</output>
        {count > 0 && (
          <>
            {children}
            <span className={styles.clear}>
              <IconButton icon={X} label={t('bulk.clear')} onClick={onClear} />
            </span>
          </>
        )}
      </section>
    </div>
  );
}
