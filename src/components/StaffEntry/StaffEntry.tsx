import type { ReactNode } from 'react';
import * as styles from './StaffEntry.css.ts';

export type StaffEntryProps = {
  /** Where this step is among the others. */
  step?: ReactNode;
  /** The one h1 of the page. */
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** A step of entering the staff application: what to do, and its form. */
export function StaffEntry({ step, title, lead, children }: StaffEntryProps) {
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        {step !== undefined && <p className={styles.step}>{step}</p>}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
