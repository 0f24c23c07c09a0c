import type { ReactNode } from 'react';
import * as styles from './StaffEntry.css.ts';

export type StaffEntryProps = {
  /** The one h1 of the page. */
  title: ReactNode;
  lead?: ReactNode;
  /** Room for two columns of fields. */
  wide?: boolean;
  children: ReactNode;
};

/** A step of entering the staff application: what to do, and its form. */
export function StaffEntry({ title, lead, wide = false, children }: StaffEntryProps) {
  return (
    <div className={wide ? styles.wide : styles.column}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
