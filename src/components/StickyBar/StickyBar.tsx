import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.ts';

export type StickyBarProps = {
  label: ReactNode;
  value: ReactNode;
  /** The one button that continues. */
  children: ReactNode;
};

/** Total and continue button within reach of the thumb: narrow screens only, last in the column. */
export function StickyBar({ label, value, children }: StickyBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </p>
      {children}
    </div>
  );
}
